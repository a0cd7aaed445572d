import { getRegistrationStatus, verifyStandardSetup } from '@archive-console/api-client';
import { microsoft365RegistrationPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Place, find, follow, pageOf, readAlert, see, seeNo } from '#stories/steps.ts';
import { registrationIn } from './registering.ts';

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

async function confirm(shown: Place) {
  const button = await find(shown, 'button', 'tenant-registration-microsoft365:confirm.action');
  await userEvent.click(button);
  return button;
}

/** A mail program that opens the link by itself confirms nothing. */
export const Populated = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup).fails('Default.UnexpectedError')),
  async play(shown) {
    const page = pageOf(shown);
    await see(shown, 'heading', 'tenant-registration-microsoft365:confirm.title');
    await expect(
      await find(shown, 'button', 'tenant-registration-microsoft365:confirm.action'),
    ).toBeEnabled();
    await expect(within(page.getByRole('main')).queryByRole('alert')).toBeNull();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup).hangs()),
  async play(shown) {
    const button = await confirm(shown);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
});

/** Confirmed; where the registration goes on is still being read, and nothing is said of it before. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getRegistrationStatus).hangs()),
  async play(shown) {
    const fetching = spyOn(window, 'fetch');
    const button = await confirm(shown);
    const asked = () => fetching.mock.calls.map(([address]) => address);
    await waitFor(() => expect(asked()).toContainEqual(expect.stringContaining('/registration/status')));
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await seeNo(shown, 'heading', 'tenant-registration-microsoft365:confirm.elsewhere.title');
  },
});

export const GoesOnHere = meta.story({
  async play(shown) {
    await confirm(shown);
    await see(shown, 'button', 'tenant-registration-microsoft365:consent.action');
  },
});

/** The page of the registration says what is wrong. */
export const GoesOnUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getRegistrationStatus).fails('Default.UnexpectedError')),
  async play(shown) {
    await confirm(shown);
    await readAlert(shown, 'errors:Default.UnexpectedError.text');
    await seeNo(shown, 'button', 'tenant-registration-microsoft365:confirm.action');
  },
});

export const GoesOnElsewhere = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('None')),
  async play(shown) {
    await confirm(shown);
    await expect(
      await find(shown, 'heading', 'tenant-registration-microsoft365:confirm.elsewhere.title'),
    ).toHaveFocus();
    await follow(shown, 'tenant-registration-microsoft365:confirm.look');
    await see(shown, 'button', 'tenant-registration-microsoft365:begin.action');
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup).fails('Token.NotFound')),
  async play(shown) {
    await confirm(shown);
    await readAlert(shown, 'tenant-registration-microsoft365:confirm.refused.title');
    await follow(shown, 'tenant-registration-microsoft365:confirm.look');
    await see(shown, 'button', 'tenant-registration-microsoft365:consent.action');
  },
});

export const RejectedExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup).fails('Token.HasExpired')),
  async play(shown) {
    await confirm(shown);
    await readAlert(shown, 'tenant-registration-microsoft365:confirm.refused.title');
  },
});

export const RejectedInTheAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup).answers({ result: false })),
  async play(shown) {
    await confirm(shown);
    await readAlert(shown, 'tenant-registration-microsoft365:confirm.refused.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup).fails('Default.Forbidden')),
  async play(shown) {
    const button = await confirm(shown);
    await readAlert(shown, 'errors:Default.Forbidden.title');
    await expect(button).toBeEnabled();
  },
});

/** Nothing is tried again by itself; a second press does. */
export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup, { once: true }).fails('Default.UnexpectedError')),
  async play(shown) {
    await confirm(shown);
    await readAlert(shown, 'errors:Default.UnexpectedError.text');
    await confirm(shown);
    await see(shown, 'button', 'tenant-registration-microsoft365:consent.action');
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByRole('button', { name: 'Adresse bestätigen' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
