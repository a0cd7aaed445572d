import { finalizeRegistration, getRegistrationStatus, resetRegistration } from '@archive-console/api-client';
import { microsoft365RegistrationPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { alertOf, pageOf, registrationIn } from './registering.ts';

const meta = preview.meta({
  title: 'Screens/Connect Microsoft 365/Registration',
  parameters: { at: microsoft365RegistrationPaths.home(), as: null },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getRegistrationStatus).hangs()),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('status', { name: /Reading how far/ })).toBeVisible();
  },
});

export const Populated = meta.story({
  async play({ canvasElement, leaveTo }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Sign in at Microsoft' }));
    await expect(leaveTo.mock.calls).toEqual([['/v2/tenant-registration-microsoft365/authenticate']]);
    await expect(page.getByText('Sign in', { selector: '[aria-current=step] *' })).toBeVisible();
  },
});

/** The page a person wanted before goes along, and comes back once the registration has ended. */
export const WithReturnAddress = meta.story({
  parameters: { at: `${microsoft365RegistrationPaths.home()}?continue=%2Fhome%2Fusers%3Fpage%3D2` },
  async play({ canvasElement, leaveTo }) {
    const button = await pageOf(canvasElement).findByRole('button', { name: 'Sign in at Microsoft' });
    await expect(button).toBeVisible();
    await userEvent.click(button);
    await expect(leaveTo.mock.calls).toEqual([
      ['/v2/tenant-registration-microsoft365/authenticate?continue=%2Fhome%2Fusers%3Fpage%3D2'],
    ]);
  },
});

/** An address that is none of the console's pages is not handed on. */
export const WithReturnAddressGuarded = meta.story({
  parameters: { at: `${microsoft365RegistrationPaths.home()}?continue=%2Fv2%2Fauthentication%2Flogout` },
  async play({ canvasElement, leaveTo }) {
    const button = await pageOf(canvasElement).findByRole('button', { name: 'Sign in at Microsoft' });
    await expect(button).toBeVisible();
    await userEvent.click(button);
    await expect(leaveTo.mock.calls).toEqual([['/v2/tenant-registration-microsoft365/authenticate']]);
  },
});

export const WaitingForAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('WaitingForAddressVerification')),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText(/A mail was sent to admin@nordlicht.example/)).toBeVisible();
    await expect(page.getByText('archive-verification=5d1f0c8a93b7e246')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Check again' }));
    await expect(await page.findByText('Not confirmed yet.')).toBeVisible();
  },
});

export const WaitingForConsent = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('WaitingForPermissionsGranted')),
  async play({ canvasElement, leaveTo }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Give consent at Microsoft' }));
    await expect(leaveTo.mock.calls).toEqual([['/v2/tenant-registration-microsoft365/grant-permissions']]);
    await expect(page.getByText('Nordlicht Verlag')).toBeVisible();
  },
});

export const Provisioning = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('Provisioning')),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { name: 'The archive is being set up' })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveTextContent('On this page for less than a minute');
  },
});

export const Completed = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('ProvisioningCompleted')),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Nordlicht Verlag is set up' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the console' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      registrationIn('ProvisioningFailed', {
        errorMessage: 'Exchange Online does not answer for this organization.',
      }),
    ),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText(/Exchange Online does not answer/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try the set-up again' })).toBeVisible();
  },
});

export const UnknownState = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('WaitingForBillingApproval')),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('WaitingForBillingApproval')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
});

export const ConfirmingStartOver = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('WaitingForPermissionsGranted')),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Start over' }));
    const dialog = await page.findByRole('alertdialog', {
      name: 'Give up the registration of Nordlicht Verlag?',
    });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const RejectedStartOver = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(registrationIn('WaitingForPermissionsGranted'), on(resetRegistration).fails('Default.Forbidden')),
  async play(context) {
    await ConfirmingStartOver.play(context);
    const dialog = within(pageOf(context.canvasElement).getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Give up registration' }));
    await expect(await dialog.findByText('You are not allowed to do this')).toBeVisible();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('ProvisioningCompleted'), on(finalizeRegistration).hangs()),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    const open = await page.findByRole('button', { name: 'Open the console' });
    await userEvent.click(open);
    await expect(open).toHaveAttribute('aria-busy', 'true');
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      registrationIn('ProvisioningCompleted'),
      on(finalizeRegistration).fails('Import.CannotProvisionInInvalidTenantState'),
    ),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Open the console' }));
    await expect(await alertOf(canvasElement)).toHaveTextContent('The registration is at another step');
  },
});

export const UpdatedLive = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('Provisioning')),
  async play({ canvasElement, msw }) {
    const page = pageOf(canvasElement);
    await page.findByRole('heading', { name: 'The archive is being set up' });
    msw.use(registrationIn('ProvisioningCompleted'));
    await expect(await page.findByRole('heading', { name: 'Nordlicht Verlag is set up' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getRegistrationStatus).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    await expect(await alertOf(canvasElement)).toHaveTextContent('You are not allowed');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(getRegistrationStatus).fails('Default.UnexpectedError', { traceId: '7c21-05' })),
  async play({ canvasElement, msw }) {
    const page = pageOf(canvasElement);
    await expect(await alertOf(canvasElement)).toHaveTextContent('7c21-05');
    msw.use(on(getRegistrationStatus).fails('Default.UnexpectedError', { traceId: '7c21-06' }));
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByText('7c21-06')).toBeVisible();
  },
});

export const BackAgain = ServerError.extend({
  async play({ canvasElement, msw }) {
    const page = pageOf(canvasElement);
    await page.findByText('7c21-05');
    msw.use(registrationIn('WaitingForPermissionsGranted'));
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('button', { name: 'Give consent at Microsoft' })).toBeVisible();
  },
});
