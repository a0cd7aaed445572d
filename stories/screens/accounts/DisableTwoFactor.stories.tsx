import { disableTwoFactor } from '@archive-console/api-client';
import { accountsPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { EMAIL, mainOf, pageOf, receive, TOKEN } from './link-mails.ts';

const meta = preview.meta({
  title: 'Screens/Accounts/Turn off the second step',
  parameters: { at: accountsPaths.disableTwoFactor(TOKEN), as: null },
  beforeEach: ({ world }) => receive(world, 'two-factor-enabled'),
});

const isOn = (world: World) => world.credentials.find(({ email }) => email === EMAIL)?.secondFactor.isEnabled;

async function press(canvasElement: HTMLElement) {
  const page = pageOf(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Turn off the second step' }));
  return page;
}

export const Blank = meta.story({
  parameters: { at: accountsPaths.disableTwoFactor(' ') },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    await expect(page.getByText(/An administrator of your tenant/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Turn off the second step' })).toBeNull();
  },
});

export const Filled = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('button', { name: 'Turn off the second step' })).toBeVisible();
    await expect(page.getByText(/e-mail and password are enough/)).toBeVisible();
    await expect(isOn(world)).toBe(true);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('button', { name: 'Zweiten Schritt ausschalten' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(disableTwoFactor).hangs()),
  async play({ canvasElement }) {
    const page = await press(canvasElement);
    await expect(page.getByRole('button', { name: 'Turn off the second step' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Done = meta.story({
  async play({ canvasElement, world }) {
    const page = await press(canvasElement);
    await expect(await page.findByRole('heading', { name: 'The second step is off' })).toHaveFocus();
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await waitFor(() => expect(isOn(world)).toBe(false));
  },
});

export const Invalid = meta.story({
  parameters: { at: accountsPaths.disableTwoFactor('token of-a-mail') },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  },
});

export const Rejected = meta.story({
  parameters: { at: accountsPaths.disableTwoFactor('of-no-mail') },
  async play({ canvasElement, world }) {
    const page = await press(canvasElement);
    await expect(await page.findByRole('heading', { name: 'This link does not work' })).toHaveFocus();
    await expect(page.getByText(/The second step is as it was/)).toBeVisible();
    await expect(isOn(world)).toBe(true);
  },
});

export const RejectedExpired = meta.story({
  beforeEach({ world }) {
    world.mails.splice(0);
    receive(world, 'two-factor-enabled', { daysAgo: 3 });
  },
  async play({ canvasElement }) {
    const page = await press(canvasElement);
    await expect(await page.findByRole('heading', { name: 'This link has expired' })).toHaveFocus();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(disableTwoFactor).fails('Default.UnexpectedError')),
  async play({ canvasElement }) {
    await press(canvasElement);
    const main = await mainOf(canvasElement);
    await expect(await main.findByRole('alert')).toHaveTextContent(/notification has been sent/);
  },
});

export const NoNetwork = meta.story({
  beforeEach: ({ msw }) => msw.use(on(disableTwoFactor, { once: true }).breaks()),
  async play({ canvasElement }) {
    const page = await press(canvasElement);
    const main = await mainOf(canvasElement);
    await expect(await main.findByRole('alert')).toHaveTextContent(/Check your connection/);
    await userEvent.click(page.getByRole('button', { name: 'Turn off the second step' }));
    await expect(await page.findByRole('heading', { name: 'The second step is off' })).toBeVisible();
  },
});
