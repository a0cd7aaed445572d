import { login } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { accounts, on, signInAs, userIdOf } from '@archive-console/mocks';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';

const gustav = userIdOf('gustav.lund');
const meta = preview.meta({
  title: 'Screens/Shell/Session ended',
  parameters: { at: usersPaths.edit(gustav, 'profile') },
});

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Types a first name, lets all sessions end and presses save: the answer is sign-in over the page. */
async function saveTooLate({ canvasElement, world }: StoryContext) {
  const page = pageOf(canvasElement);
  const firstName = await page.findByLabelText('First name');
  await userEvent.clear(firstName);
  await userEvent.type(firstName, 'Gustaf');
  world.sessions.endAll();
  await userEvent.click(page.getByRole('button', { name: 'Save user' }));
  const element = await page.findByRole('dialog', { name: 'Your session has ended' });
  await waitFor(() => expect(element).toBeVisible());
  return { page, element, dialog: within(element) };
}

async function signInAgain(dialog: ReturnType<typeof within>) {
  await userEvent.type(dialog.getByLabelText('Password'), accounts[0].password);
  await userEvent.keyboard('{Enter}');
}

export const SessionExpired = meta.story({
  async play(context) {
    const { page, element, dialog } = await saveTooLate(context);
    await expect(dialog.getByText(/Sign in again as carla\.weiss/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(element).toBeVisible();
    // What was typed stays beneath, out of reach.
    const typed = page.getByDisplayValue('Gustaf');
    await expect(typed.closest('[inert], [aria-hidden="true"]')).not.toBeNull();
  },
});

export const SignedInAgain = meta.story({
  async play(context) {
    const { page, dialog } = await saveTooLate(context);
    await signInAgain(dialog);
    await expect(await page.findByRole('heading', { level: 1, name: /Gustaf Lund/ })).toBeVisible();
    await expect(context.world.users.get(gustav)).toMatchObject({ firstName: 'Gustaf' });
    await waitFor(() => expect(context.world.hub.connections()).toBe(1));
  },
});

export const Rejected = meta.story({
  async play(context) {
    const { dialog } = await saveTooLate(context);
    await userEvent.type(dialog.getByLabelText('Password'), 'Demo-Archive-2025{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('E-mail and password do not match');
  },
});

/** The service is out of reach: nothing is lost, and signing in can be tried again. */
export const ServiceUnreachable = meta.story({
  async play(context) {
    const { page, dialog } = await saveTooLate(context);
    context.msw.use(on(login, { once: true }).breaks());
    await signInAgain(dialog);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
    await expect(await page.findByRole('heading', { level: 1, name: /Gustaf Lund/ })).toBeVisible();
  },
});

/** The session itself goes on, only the token is over: no one is asked. */
export const TokenRenewed = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    const firstName = await page.findByLabelText('First name');
    await userEvent.clear(firstName);
    await userEvent.type(firstName, 'Gustaf');
    world.sessions.endAll();
    signInAs(world);
    await userEvent.click(page.getByRole('button', { name: 'Save user' }));
    await expect(await page.findByRole('heading', { level: 1, name: /Gustaf Lund/ })).toBeVisible();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
});

/** Another person signs in over the page: nothing of it stays, and the refused change is not made. */
export const AnotherPerson = meta.story({
  async play(context) {
    const { page, dialog } = await saveTooLate(context);
    signInAs(context.world, 'amelie.brandt@demo.example');
    context.msw.use(on(login).answers({}));
    await signInAgain(dialog);
    await expect(await page.findByRole('button', { name: 'Account menu of amelie.brandt' })).toBeVisible();
    await expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent(/Lindenhof|Dashboard/);
    await expect(page.queryByDisplayValue('Gustaf')).toBeNull();
    await expect(sessionStorage.getItem('ac.drafts')).toBeNull();
    await expect(context.world.users.get(gustav)).toMatchObject({ firstName: 'Gustav' });
  },
});

export const SignedOutInstead = meta.story({
  async play(context) {
    const { page, dialog } = await saveTooLate(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out instead' }));
    await userEvent.type(await page.findByRole('textbox', { name: 'E-mail' }), accounts[0].email);
    await expect(page.queryByDisplayValue('Gustaf')).toBeNull();
    await userEvent.type(page.getByLabelText('Password'), `${accounts[0].password}{Enter}`);
    // The address was kept, what was typed was not.
    await expect(await page.findByDisplayValue('Gustav')).toBeVisible();
  },
});

/** The session ends while another dialog is open, and while a page is read. */
export const OverADialog = meta.story({
  parameters: { at: usersPaths.list() },
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Actions for Gustav Lund/ }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete user' }));
    const question = await page.findByRole('alertdialog');
    await waitFor(() => expect(question).toBeVisible());
    world.sessions.endAll();
    await userEvent.click(within(question).getByRole('button', { name: 'Delete user' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Your session has ended' }));
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await signInAgain(dialog);
    await waitFor(() => expect(world.users.get(gustav)).toBeUndefined());
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
});

export const WhileAPageIsRead = meta.story({
  parameters: { at: usersPaths.list() },
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    const link = await page.findByRole('link', { name: 'Amelie Brandt' });
    world.sessions.endAll();
    await userEvent.click(link);
    const dialog = within(await page.findByRole('dialog', { name: 'Your session has ended' }));
    await signInAgain(dialog);
    await expect(await page.findByRole('heading', { level: 1, name: 'Amelie Brandt' })).toBeVisible();
  },
});
