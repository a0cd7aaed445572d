import { resetPassword, validatePasswordResetToken } from '@archive-console/api-client';
import { accountsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  enter,
  fieldOf,
  find,
  mainOf,
  pageOf,
  press,
  read,
  readAlert,
  readPart,
  see,
  seeBusy,
} from '#stories/steps.ts';
import { EMAIL, receive, TOKEN } from './link-mails.ts';

const PASSWORD = 'harbour-lantern-38';

const meta = preview.meta({
  title: 'Screens/Accounts/Reset password',
  parameters: { at: accountsPaths.resetPassword(TOKEN), as: null },
  beforeEach: ({ world }) => receive(world, 'password-reset'),
});

async function fill(shown: Place, password = PASSWORD, confirmation = password) {
  await enter(shown, 'accounts:resetPassword.password', password);
  await enter(shown, 'accounts:resetPassword.confirm.label', confirmation);
}

async function send(shown: Place, password?: string, confirmation?: string) {
  await fill(shown, password, confirmation);
  await press(shown, 'accounts:resetPassword.submit');
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(validatePasswordResetToken).hangs()),
  async play(shown) {
    const page = pageOf(shown);
    await read(shown, 'gate:link.checking');
    await expect(page.queryByLabelText(shown.words('accounts:resetPassword.password'))).toBeNull();
  },
});

export const Blank = meta.story({
  async play(shown) {
    const field = await fieldOf(shown, 'accounts:resetPassword.password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAccessibleDescription(shown.words.part('gate:password.strength0'));
  },
});

export const Filled = meta.story({
  async play(shown) {
    await fill(shown);
    const page = pageOf(shown);
    const [show] = page.getAllByRole('button', { name: shown.words('shell:password.show') });
    await userEvent.click(show as HTMLElement);
    await expect(await fieldOf(shown, 'accounts:resetPassword.password')).toHaveAttribute('type', 'text');
    await read(shown, 'gate:password.strength4');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(resetPassword).hangs()),
  async play(shown) {
    await send(shown);
    await seeBusy(shown, 'accounts:resetPassword.submit');
  },
});

export const WeakIsTaken = meta.story({
  async play(shown) {
    await fill(shown, 'abc');
    await readPart(shown, 'gate:password.strength1');
    await press(shown, 'accounts:resetPassword.submit');
    await expect(await find(shown, 'heading', 'accounts:resetPassword.done.title')).toHaveFocus();
    await expect(shown.world.credentials.find(({ email }) => email === EMAIL)?.password).toBe('abc');
  },
});

export const Done = meta.story({
  async play(shown) {
    await send(shown);
    await expect(await find(shown, 'heading', 'accounts:resetPassword.done.title')).toHaveFocus();
    await readPart(shown, 'accounts:resetPassword.done.sessions');
    await expect(await find(shown, 'link', 'accounts:resetPassword.done.signIn')).toHaveAttribute(
      'href',
      '/login',
    );
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play(shown) {
    const page = pageOf(shown);
    await userEvent.type(await page.findByLabelText('Neues Passwort'), 'kurz');
    await expect(page.getByText(/^Stärke: sehr schwach/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await send(shown, PASSWORD, 'something else');
    const confirmation = await fieldOf(shown, 'accounts:resetPassword.confirm.label');
    await expect(confirmation).toHaveFocus();
    await expect(confirmation).toHaveAccessibleDescription(
      shown.words.part('accounts:resetPassword.confirm.differs'),
    );
    await userEvent.clear(confirmation);
    await expect(confirmation).toHaveAccessibleDescription(
      shown.words('accounts:resetPassword.confirm.missing'),
    );
  },
});

export const UsedLink = meta.story({
  beforeEach({ world }) {
    world.mails.splice(0);
    receive(world, 'password-reset', { isUsed: true });
  },
  async play(shown) {
    const page = pageOf(shown);
    await expect(await find(shown, 'heading', 'accounts:disableTwoFactor.refused.title')).toHaveFocus();
    await readPart(shown, 'gate:link.newest');
    await expect(page.queryByLabelText(shown.words('accounts:resetPassword.password'))).toBeNull();
  },
});

export const ExpiredLink = meta.story({
  beforeEach({ world }) {
    sessionStorage.setItem('ac.asked-email', EMAIL);
    world.mails.splice(0);
    receive(world, 'password-reset', { daysAgo: 3 });
  },
  async play(shown) {
    await see(shown, 'heading', 'accounts:disableTwoFactor.refused.expiredTitle');
    await expect(await fieldOf(shown, 'area:users.column.email')).toHaveValue(EMAIL);
    await press(shown, 'accounts:resetPassword.freshLink');
    await see(shown, 'heading', 'accounts:forgotPassword.sent.title');
    await expect(shown.world.mails).toHaveLength(2);
  },
});

/** Used on another device, while this page was open. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(resetPassword).fails('Account.InvalidPasswordResetToken')),
  async play(shown) {
    await send(shown);
    await expect(await find(shown, 'heading', 'accounts:disableTwoFactor.refused.title')).toHaveFocus();
    await see(shown, 'button', 'accounts:resetPassword.freshLink');
  },
});

export const RejectedExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(on(resetPassword).fails('Token.HasExpired')),
  async play(shown) {
    await send(shown);
    await expect(
      await find(shown, 'heading', 'accounts:disableTwoFactor.refused.expiredTitle'),
    ).toHaveFocus();
  },
});

export const RejectedAccountDeleted = meta.story({
  beforeEach: ({ msw }) => msw.use(on(resetPassword).fails('Account.AccountNotFound')),
  async play(shown) {
    await send(shown);
    const main = await mainOf(shown);
    await readAlert(main, 'errors:Account.AccountNotFound.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(resetPassword).fails('Default.UnexpectedError')),
  async play(shown) {
    await send(shown);
    const main = await mainOf(shown);
    await readAlert(main, 'errors:Default.UnexpectedError.text');
    await expect(await fieldOf(main, 'accounts:resetPassword.password')).toHaveValue(PASSWORD);
  },
});

export const NotChecked = meta.story({
  beforeEach: ({ msw }) => msw.use(on(validatePasswordResetToken, { once: true }).breaks()),
  async play(shown) {
    await readPart(shown, 'errors:detail.unreachedText');
    await press(shown, 'shell:action.retry');
    await expect(await fieldOf(shown, 'accounts:resetPassword.password')).toBeVisible();
  },
});
