import { getUserRoles, login } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { accounts, on, signInAs, userIdOf } from '@archive-console/mocks';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  choose,
  enter,
  fieldOf,
  find,
  findPart,
  pageOf,
  partOf,
  press,
  read,
  readAlert,
  see,
  seeName,
  seeNo,
} from '#stories/steps.ts';

const gustav = userIdOf('gustav.lund');
const meta = preview.meta({
  title: 'Screens/Shell/Session ended',
  parameters: { at: usersPaths.edit(gustav, 'profile') },
});

/** Types a first name, lets all sessions end and presses save: the answer is sign-in over the page. */
async function saveTooLate(shown: StoryContext) {
  const page = pageOf(shown);
  const firstName = await fieldOf(shown, 'users:field.firstName');
  await userEvent.clear(firstName);
  await userEvent.type(firstName, 'Gustaf');
  shown.world.sessions.endAll();
  await press(shown, 'users:edit.submit');
  const element = await find(shown, 'dialog', 'home:sessionEnded.title');
  await waitFor(() => expect(element).toBeVisible());
  return { page, element, dialog: partOf(shown, element) };
}

async function signInAgain(dialog: Place) {
  await enter(dialog, 'authentication:login.password.label', accounts[0].password);
  await userEvent.keyboard('{Enter}');
}

export const SessionExpired = meta.story({
  async play(shown) {
    const { page, element, dialog } = await saveTooLate(shown);
    await expect(
      dialog.getByText(shown.words('home:sessionEnded.text', { name: 'carla.weiss' })),
    ).toBeVisible();
    await seeNo(dialog, 'button', 'shell:action.close');
    const password = await fieldOf(dialog, 'authentication:login.password.label');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(element).toBeVisible();
    // What was typed stays beneath, out of reach.
    const typed = page.getByDisplayValue('Gustaf');
    await expect(typed.closest('[inert], [aria-hidden="true"]')).not.toBeNull();
  },
});

export const SignedInAgain = meta.story({
  async play(shown) {
    const { dialog } = await saveTooLate(shown);
    await signInAgain(dialog);
    await seeName(shown, /Gustaf Lund/);
    await expect(shown.world.users.get(gustav)).toMatchObject({ firstName: 'Gustaf' });
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
  },
});

export const Rejected = meta.story({
  async play(shown) {
    const { dialog } = await saveTooLate(shown);
    await enter(dialog, 'authentication:login.password.label', 'Demo-Archive-2025{Enter}');
    await readAlert(dialog, 'errors:Authentication.InvalidLoginAttempt.title');
  },
});

/** The service is out of reach: nothing is lost, and signing in can be tried again. */
export const ServiceUnreachable = meta.story({
  async play(shown) {
    const { dialog } = await saveTooLate(shown);
    shown.msw.use(on(login, { once: true }).breaks());
    await signInAgain(dialog);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await press(dialog, 'authentication:login.submit');
    await seeName(shown, /Gustaf Lund/);
  },
});

/** The session itself goes on, only the token is over: no one is asked. */
export const TokenRenewed = meta.story({
  async play(shown) {
    const firstName = await fieldOf(shown, 'users:field.firstName');
    await userEvent.clear(firstName);
    await userEvent.type(firstName, 'Gustaf');
    shown.world.sessions.endAll();
    signInAs(shown.world);
    await press(shown, 'users:edit.submit');
    await seeName(shown, /Gustaf Lund/);
    await expect(pageOf(shown).queryByRole('dialog')).toBeNull();
  },
});

/** One read alone is refused, and again: the person is asked, and the page shows no error in its place. */
export const OneReadRefused = meta.story({
  parameters: { at: usersPaths.details(gustav, 'roles') },
  beforeEach: ({ msw }) =>
    msw.use(
      on(getUserRoles, { once: true }).fails('Default.Unauthorized'),
      on(getUserRoles, { once: true }).fails('Default.Unauthorized'),
    ),
  async play(shown) {
    const dialog = await findPart(shown, 'dialog', 'home:sessionEnded.title');
    await expect(pageOf(shown).queryByText(shown.words.part('errors:Default.Unauthorized.title'))).toBeNull();
    await signInAgain(dialog);
    await read(shown, 'users:roles.empty.title', { name: 'Gustav Lund' });
    await expect(pageOf(shown).queryByRole('dialog')).toBeNull();
  },
});

/** What was signed in with is asked for again: the service may not take the user name. */
export const AskedWithTheAddress = meta.story({
  beforeEach: () => {
    localStorage.setItem('ac.person', userIdOf('carla.weiss'));
    localStorage.setItem('ac.signed-in-with', accounts[0].email);
  },
  async play(shown) {
    const { dialog } = await saveTooLate(shown);
    await expect(await fieldOf(dialog, 'authentication:login.email.label')).toHaveValue(accounts[0].email);
  },
});

/** Another person signs in over the page: nothing of it stays, and the refused change is not made. */
export const AnotherPerson = meta.story({
  async play(shown) {
    const { page, dialog } = await saveTooLate(shown);
    signInAs(shown.world, 'amelie.brandt@demo.example');
    shown.msw.use(on(login).answers({}));
    await signInAgain(dialog);
    await see(shown, 'button', 'shell:account.open', { name: 'amelie.brandt' });
    await expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent(
      shown.words('dashboard:title'),
    );
    await expect(page.queryByDisplayValue('Gustaf')).toBeNull();
    await expect(sessionStorage.getItem('ac.drafts')).toBeNull();
    await expect(shown.world.users.get(gustav)).toMatchObject({ firstName: 'Gustav' });
  },
});

export const SignedOutInstead = meta.story({
  async play(shown) {
    const { page, dialog } = await saveTooLate(shown);
    await press(dialog, 'home:sessionEnded.leave');
    await enter(shown, 'area:users.column.email', accounts[0].email);
    await expect(page.queryByDisplayValue('Gustaf')).toBeNull();
    await enter(shown, 'authentication:login.password.label', `${accounts[0].password}{Enter}`);
    // Where the one before was, and what they typed, is theirs.
    await see(shown, 'heading', 'dashboard:title');
    await expect(page.queryByDisplayValue('Gustav')).toBeNull();
    await expect(localStorage.getItem('ac.signed-in-with')).toBe(accounts[0].email);
  },
});

/** The session ends while another dialog is open, and while a page is read. */
export const OverADialog = meta.story({
  parameters: { at: usersPaths.list() },
  async play(shown) {
    const page = pageOf(shown);
    await press(shown, 'area:list.rowActions', { name: 'Gustav Lund' });
    await choose(shown, 'users:delete.confirm');
    const question = await page.findByRole('alertdialog');
    await waitFor(() => expect(question).toBeVisible());
    shown.world.sessions.endAll();
    await press(partOf(shown, question), 'users:delete.confirm');
    const dialog = await findPart(shown, 'dialog', 'home:sessionEnded.title');
    const password = await fieldOf(dialog, 'authentication:login.password.label');
    await waitFor(() => expect(password).toHaveFocus());
    await signInAgain(dialog);
    await waitFor(() => expect(shown.world.users.get(gustav)).toBeUndefined());
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
});

export const WhileAPageIsRead = meta.story({
  parameters: { at: usersPaths.list() },
  async play(shown) {
    const page = pageOf(shown);
    const link = await page.findByRole('link', { name: 'Amelie Brandt' });
    shown.world.sessions.endAll();
    await userEvent.click(link);
    const dialog = await findPart(shown, 'dialog', 'home:sessionEnded.title');
    await signInAgain(dialog);
    await seeName(shown, 'Amelie Brandt');
  },
});
