import { finishStandardSetup, verifyStandardSetup } from '@archive-console/api-client';
import { setupPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { EMAIL, mainOf, pageOf, receive, TOKEN } from './setup-mail.ts';

const PASSWORD = 'harbour-lantern-38';

const meta = preview.meta({
  title: 'Screens/Setup/Verify and finish',
  parameters: { at: setupPaths.verify(TOKEN), as: null },
  beforeEach: ({ world }) => receive(world),
});

async function fill(canvasElement: HTMLElement) {
  const page = pageOf(canvasElement);
  await userEvent.type(await page.findByLabelText('Name of the organization'), 'Sonnenhof');
  await userEvent.type(page.getByLabelText('Your password'), PASSWORD);
  return page;
}

async function finish(canvasElement: HTMLElement) {
  const page = await fill(canvasElement);
  await userEvent.click(page.getByRole('button', { name: 'Set up the archive' }));
  return page;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup).hangs()),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('Checking the link')).toBeVisible();
    await expect(page.getByRole('listitem', { current: 'step' })).toHaveTextContent(/Confirm it$/);
    await expect(page.queryByLabelText('Your password')).toBeNull();
  },
});

export const Blank = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByLabelText('Name of the organization')).toHaveValue('');
    await expect(page.getByLabelText('Your password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(page.getByRole('listitem', { current: 'step' })).toHaveTextContent(/Organization/);
  },
});

export const Filled = meta.story({
  async play({ canvasElement }) {
    const page = await fill(canvasElement);
    await expect(page.getByText('Strength: very good.')).toBeVisible();
    await expect(sessionStorage.getItem('ac.setup-name')).toBe('Sonnenhof');
    await expect(
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    ).not.toContain(PASSWORD);
  },
});

export const Reloaded = meta.story({
  beforeEach: () => sessionStorage.setItem('ac.setup-name', 'Sonnenhof'),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByLabelText('Name of the organization')).toHaveValue('Sonnenhof');
    await expect(page.getByLabelText('Your password')).toHaveValue('');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(finishStandardSetup).hangs()),
  async play({ canvasElement }) {
    const page = await finish(canvasElement);
    await expect(page.getByRole('button', { name: 'Set up the archive' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(page.getByLabelText('Name of the organization')).toHaveAttribute('readonly');
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByLabelText('Name der Organisation')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Invalid = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.type(await page.findByLabelText('Name of the organization'), '  ');
    await userEvent.click(page.getByRole('button', { name: 'Set up the archive' }));
    const name = page.getByLabelText('Name of the organization');
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/Enter the name of the organization/);
    await expect(page.getByLabelText('Your password')).toHaveAccessibleDescription(/Enter a password/);
  },
});

export const WrongLink = meta.story({
  parameters: { at: setupPaths.verify('of-no-mail') },
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { name: 'This link does not work' })).toHaveFocus();
    await expect(page.getByRole('listitem', { current: 'step' })).toHaveTextContent('Confirm it, failed');
    await userEvent.type(page.getByLabelText('E-mail'), EMAIL);
    await userEvent.click(page.getByRole('button', { name: 'Send a new link' }));
    await expect(await page.findByRole('heading', { name: 'Open the mail we sent' })).toBeVisible();
    await expect(world.mails).toHaveLength(2);
  },
});

export const ExpiredLink = meta.story({
  beforeEach({ world }) {
    sessionStorage.setItem('ac.asked-email', EMAIL);
    world.mails.splice(0);
    receive(world, 3);
  },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await expect(page.getByLabelText('E-mail')).toHaveValue(EMAIL);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(finishStandardSetup).fails('User.UserNameAlreadyExists')),
  async play({ canvasElement }) {
    const page = await finish(canvasElement);
    await expect(await page.findByRole('heading', { name: 'There is an account already' })).toHaveFocus();
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
});

export const RejectedUsed = meta.story({
  async play({ canvasElement, world }) {
    const page = await fill(canvasElement);
    // Used on another device, while this page was open.
    for (const mail of world.mails) mail.isUsed = true;
    await userEvent.click(page.getByRole('button', { name: 'Set up the archive' }));
    await expect(await page.findByRole('heading', { name: 'This link does not work' })).toHaveFocus();
  },
});

export const RejectedExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(on(finishStandardSetup).fails('Token.HasExpired')),
  async play({ canvasElement }) {
    const page = await finish(canvasElement);
    await expect(await page.findByRole('heading', { name: 'This link has expired' })).toHaveFocus();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(finishStandardSetup).fails('Default.UnexpectedError')),
  async play({ canvasElement }) {
    await finish(canvasElement);
    const main = await mainOf(canvasElement);
    await expect(await main.findByRole('alert')).toHaveTextContent(/notification has been sent/);
    await expect(main.getByLabelText('Your password')).toHaveValue(PASSWORD);
  },
});

export const NotChecked = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup, { once: true }).breaks()),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText(/Check your connection/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.getByLabelText('Your password')).toBeVisible());
  },
});
