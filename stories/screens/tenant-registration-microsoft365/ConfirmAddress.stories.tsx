import { getRegistrationStatus, verifyStandardSetup } from '@archive-console/api-client';
import { microsoft365RegistrationPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { alertOf, pageOf, registrationIn } from './registering.ts';

/** The page the link in the mail leads to, opened in the browser in which the registration was begun. */
const meta = preview.meta({
  title: 'Screens/Connect Microsoft 365/Confirm the address',
  parameters: { at: microsoft365RegistrationPaths.confirm('token-of-a-mail'), as: null },
  beforeEach: ({ msw }) =>
    msw.use(
      on(verifyStandardSetup).answers({ result: true }),
      registrationIn('WaitingForPermissionsGranted'),
    ),
});

async function confirm(canvasElement: HTMLElement) {
  const page = pageOf(canvasElement);
  const button = await page.findByRole('button', { name: 'Confirm address' });
  await userEvent.click(button);
  return { page, button };
}

/** A mail program that opens the link by itself confirms nothing. */
export const Populated = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup).fails('Default.UnexpectedError')),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Confirm the address' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm address' })).toBeEnabled();
    await expect(within(page.getByRole('main')).queryByRole('alert')).toBeNull();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup).hangs()),
  async play({ canvasElement }) {
    const { button } = await confirm(canvasElement);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
});

/** Confirmed; where the registration goes on is still being read, and nothing is said of it before. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getRegistrationStatus).hangs()),
  async play({ canvasElement }) {
    const fetching = spyOn(window, 'fetch');
    const { page, button } = await confirm(canvasElement);
    await waitFor(() => expect(fetching).toHaveBeenCalledTimes(2));
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(page.queryByRole('heading', { name: 'The address is confirmed' })).toBeNull();
  },
});

export const GoesOnHere = meta.story({
  async play({ canvasElement }) {
    const { page } = await confirm(canvasElement);
    await expect(await page.findByRole('button', { name: 'Give consent at Microsoft' })).toBeVisible();
  },
});

/** The page of the registration says what is wrong. */
export const GoesOnUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getRegistrationStatus).fails('Default.UnexpectedError')),
  async play({ canvasElement }) {
    const { page } = await confirm(canvasElement);
    await expect(await alertOf(canvasElement)).toHaveTextContent(/notification has been sent/);
    await expect(page.queryByRole('button', { name: 'Confirm address' })).toBeNull();
  },
});

export const GoesOnElsewhere = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('None')),
  async play({ canvasElement }) {
    const { page } = await confirm(canvasElement);
    await expect(await page.findByRole('heading', { name: 'The address is confirmed' })).toHaveFocus();
    await userEvent.click(page.getByRole('link', { name: 'See how far the registration is' }));
    await expect(await page.findByRole('button', { name: 'Sign in at Microsoft' })).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup).fails('Token.NotFound')),
  async play({ canvasElement }) {
    const { page } = await confirm(canvasElement);
    await expect(await alertOf(canvasElement)).toHaveTextContent('This link does not work any more');
    await userEvent.click(page.getByRole('link', { name: 'See how far the registration is' }));
    await expect(await page.findByRole('button', { name: 'Give consent at Microsoft' })).toBeVisible();
  },
});

export const RejectedExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup).fails('Token.HasExpired')),
  async play({ canvasElement }) {
    await confirm(canvasElement);
    await expect(await alertOf(canvasElement)).toHaveTextContent('This link does not work any more');
  },
});

export const RejectedInTheAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup).answers({ result: false })),
  async play({ canvasElement }) {
    await confirm(canvasElement);
    await expect(await alertOf(canvasElement)).toHaveTextContent('This link does not work any more');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    const { button } = await confirm(canvasElement);
    await expect(await alertOf(canvasElement)).toHaveTextContent('You are not allowed');
    await expect(button).toBeEnabled();
  },
});

/** Nothing is tried again by itself; a second press does. */
export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup, { once: true }).fails('Default.UnexpectedError')),
  async play({ canvasElement }) {
    await confirm(canvasElement);
    await expect(await alertOf(canvasElement)).toHaveTextContent(/notification has been sent/);
    const { page } = await confirm(canvasElement);
    await expect(await page.findByRole('button', { name: 'Give consent at Microsoft' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('button', { name: 'Adresse bestätigen' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
