import { resetPassword, validatePasswordResetToken } from '@archive-console/api-client';
import { accountsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { EMAIL, mainOf, pageOf, receive, TOKEN } from './link-mails.ts';

const PASSWORD = 'harbour-lantern-38';

const meta = preview.meta({
  title: 'Screens/Accounts/Reset password',
  parameters: { at: accountsPaths.resetPassword(TOKEN), as: null },
  beforeEach: ({ world }) => receive(world, 'password-reset'),
});

async function fill(canvasElement: HTMLElement, password = PASSWORD, confirmation = password) {
  const page = pageOf(canvasElement);
  await userEvent.type(await page.findByLabelText('New password'), password);
  await userEvent.type(page.getByLabelText('Repeat new password'), confirmation);
  return page;
}

async function send(canvasElement: HTMLElement, password?: string, confirmation?: string) {
  const page = await fill(canvasElement, password, confirmation);
  await userEvent.click(page.getByRole('button', { name: 'Set the password' }));
  return page;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(validatePasswordResetToken).hangs()),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('Checking the link')).toBeVisible();
    await expect(page.queryByLabelText('New password')).toBeNull();
  },
});

export const Blank = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    const field = await page.findByLabelText('New password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAccessibleDescription(/A long password is best/);
  },
});

export const Filled = meta.story({
  async play({ canvasElement }) {
    const page = await fill(canvasElement);
    const [show] = page.getAllByRole('button', { name: 'Show password' });
    await userEvent.click(show as HTMLElement);
    await expect(page.getByLabelText('New password')).toHaveAttribute('type', 'text');
    await expect(page.getByText('Strength: very good.')).toBeVisible();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(resetPassword).hangs()),
  async play({ canvasElement }) {
    const page = await send(canvasElement);
    await expect(page.getByRole('button', { name: 'Set the password' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const WeakIsTaken = meta.story({
  async play({ canvasElement, world }) {
    const page = await fill(canvasElement, 'abc');
    await expect(page.getByText(/^Strength: very weak/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Set the password' }));
    await expect(await page.findByRole('heading', { name: 'The new password is set' })).toHaveFocus();
    await expect(world.credentials.find(({ email }) => email === EMAIL)?.password).toBe('abc');
  },
});

export const Done = meta.story({
  async play({ canvasElement }) {
    const page = await send(canvasElement);
    await expect(await page.findByRole('heading', { name: 'The new password is set' })).toHaveFocus();
    await expect(page.getByText(/the service does not say/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.type(await page.findByLabelText('Neues Passwort'), 'kurz');
    await expect(page.getByText(/^Stärke: sehr schwach/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Invalid = meta.story({
  async play({ canvasElement }) {
    const page = await send(canvasElement, PASSWORD, 'something else');
    const confirmation = page.getByLabelText('Repeat new password');
    await expect(confirmation).toHaveFocus();
    await expect(confirmation).toHaveAccessibleDescription(/The two passwords differ/);
    await userEvent.clear(confirmation);
    await expect(confirmation).toHaveAccessibleDescription('Repeat the new password.');
  },
});

export const UsedLink = meta.story({
  beforeEach({ world }) {
    world.mails.splice(0);
    receive(world, 'password-reset', { isUsed: true });
  },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { name: 'This link does not work' })).toHaveFocus();
    await expect(page.getByText(/open the newest one/)).toBeVisible();
    await expect(page.queryByLabelText('New password')).toBeNull();
  },
});

export const ExpiredLink = meta.story({
  beforeEach({ world }) {
    sessionStorage.setItem('ac.asked-email', EMAIL);
    world.mails.splice(0);
    receive(world, 'password-reset', { daysAgo: 3 });
  },
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await expect(page.getByLabelText('E-mail')).toHaveValue(EMAIL);
    await userEvent.click(page.getByRole('button', { name: 'Send a new link' }));
    await expect(await page.findByRole('heading', { name: 'Look into your inbox' })).toBeVisible();
    await expect(world.mails).toHaveLength(2);
  },
});

export const Rejected = meta.story({
  async play({ canvasElement, world }) {
    const page = await fill(canvasElement);
    // Used on another device, while this page was open.
    for (const mail of world.mails) mail.isUsed = true;
    await userEvent.click(page.getByRole('button', { name: 'Set the password' }));
    await expect(await page.findByRole('heading', { name: 'This link does not work' })).toHaveFocus();
    await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  },
});

export const RejectedExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(on(resetPassword).fails('Token.HasExpired')),
  async play({ canvasElement }) {
    const page = await send(canvasElement);
    await expect(await page.findByRole('heading', { name: 'This link has expired' })).toHaveFocus();
  },
});

export const RejectedAccountDeleted = meta.story({
  beforeEach: ({ msw }) => msw.use(on(resetPassword).fails('Account.AccountNotFound')),
  async play({ canvasElement }) {
    await send(canvasElement);
    const main = await mainOf(canvasElement);
    await expect(await main.findByRole('alert')).toHaveTextContent('This account no longer exists');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(resetPassword).fails('Default.UnexpectedError')),
  async play({ canvasElement }) {
    await send(canvasElement);
    const main = await mainOf(canvasElement);
    await expect(await main.findByRole('alert')).toHaveTextContent(/notification has been sent/);
    await expect(main.getByLabelText('New password')).toHaveValue(PASSWORD);
  },
});

export const NotChecked = meta.story({
  beforeEach: ({ msw }) => msw.use(on(validatePasswordResetToken, { once: true }).breaks()),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText(/Check your connection/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByLabelText('New password')).toBeVisible();
  },
});
