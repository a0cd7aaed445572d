import { finalizeRegistration, getRegistrationStatus, resetRegistration } from '@archive-console/api-client';
import { microsoft365RegistrationPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  alertOf,
  find,
  pageOf,
  partOf,
  press,
  read,
  readAlert,
  readPart,
  see,
  seeBusy,
  seePart,
} from '#stories/steps.ts';
import { registrationIn } from './registering.ts';

const meta = preview.meta({
  title: 'Screens/Connect Microsoft 365/Registration',
  parameters: { at: microsoft365RegistrationPaths.home(), as: null },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getRegistrationStatus).hangs()),
  async play(shown) {
    await seePart(shown, 'status', 'tenant-registration-microsoft365:registration.loading');
  },
});

export const Populated = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    await press(shown, 'tenant-registration-microsoft365:begin.action');
    await expect(shown.leaveTo.mock.calls).toEqual([['/v2/tenant-registration-microsoft365/authenticate']]);
    await expect(
      page.getByText(shown.words('tenant-registration-microsoft365:steps.signIn'), {
        selector: '[aria-current=step] *',
      }),
    ).toBeVisible();
  },
});

export const WaitingForAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('WaitingForAddressVerification')),
  async play(shown) {
    await readPart(shown, 'tenant-registration-microsoft365:address.text', {
      email: 'admin@nordlicht.example',
    });
    await expect(pageOf(shown).getByText('archive-verification=5d1f0c8a93b7e246')).toBeVisible();
    await press(shown, 'tenant-registration-microsoft365:address.action');
    await read(shown, 'tenant-registration-microsoft365:address.unchanged');
  },
});

export const WaitingForConsent = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('WaitingForPermissionsGranted')),
  async play(shown) {
    await press(shown, 'tenant-registration-microsoft365:consent.action');
    await expect(shown.leaveTo.mock.calls).toEqual([
      ['/v2/tenant-registration-microsoft365/grant-permissions'],
    ]);
    await expect(pageOf(shown).getByText('Nordlicht Verlag')).toBeVisible();
  },
});

export const Provisioning = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('Provisioning')),
  async play(shown) {
    await see(shown, 'heading', 'tenant-registration-microsoft365:working.title');
    await expect(pageOf(shown).getByRole('timer')).toHaveTextContent(
      shown.words('components:waiting.hereBriefly'),
    );
  },
});

export const Completed = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('ProvisioningCompleted')),
  async play(shown) {
    await see(shown, 'heading', 'tenant-registration-microsoft365:ready.title', {
      organization: 'Nordlicht Verlag',
    });
    await see(shown, 'button', 'tenant-registration-microsoft365:ready.action');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      registrationIn('ProvisioningFailed', {
        errorMessage: 'Exchange Online does not answer for this organization.',
      }),
    ),
  async play(shown) {
    await expect(await pageOf(shown).findByText(/Exchange Online does not answer/)).toBeVisible();
    await see(shown, 'button', 'tenant-registration-microsoft365:failed.action');
  },
});

export const UnknownState = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('WaitingForBillingApproval')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('WaitingForBillingApproval')).toBeVisible();
    await see(shown, 'button', 'tenant-registration-microsoft365:address.action');
  },
});

export const ConfirmingStartOver = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('WaitingForPermissionsGranted')),
  async play(shown) {
    await press(shown, 'tenant-registration-microsoft365:startOver.action');
    const dialog = await find(shown, 'alertdialog', 'tenant-registration-microsoft365:startOver.title', {
      organization: 'Nordlicht Verlag',
    });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const RejectedStartOver = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(registrationIn('WaitingForPermissionsGranted'), on(resetRegistration).fails('Default.Forbidden')),
  async play(shown) {
    await ConfirmingStartOver.play(shown);
    const dialog = partOf(shown, pageOf(shown).getByRole('alertdialog'));
    await press(dialog, 'tenant-registration-microsoft365:startOver.confirm');
    await read(dialog, 'errors:Default.Forbidden.title');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('ProvisioningCompleted'), on(finalizeRegistration).hangs()),
  async play(shown) {
    await press(shown, 'tenant-registration-microsoft365:ready.action');
    await seeBusy(shown, 'tenant-registration-microsoft365:ready.action');
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      registrationIn('ProvisioningCompleted'),
      on(finalizeRegistration).fails('Import.CannotProvisionInInvalidTenantState'),
    ),
  async play(shown) {
    await press(shown, 'tenant-registration-microsoft365:ready.action');
    await readAlert(shown, 'tenant-registration-microsoft365:notice.movedOn.title');
  },
});

export const UpdatedLive = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('Provisioning')),
  async play(shown) {
    await find(shown, 'heading', 'tenant-registration-microsoft365:working.title');
    shown.msw.use(registrationIn('ProvisioningCompleted'));
    await see(shown, 'heading', 'tenant-registration-microsoft365:ready.title', {
      organization: 'Nordlicht Verlag',
    });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getRegistrationStatus).fails('Default.Forbidden')),
  async play(shown) {
    await readAlert(shown, 'errors:Default.Forbidden.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(getRegistrationStatus).fails('Default.UnexpectedError', { traceId: '7c21-05' })),
  async play(shown) {
    await expect(await alertOf(shown)).toHaveTextContent('7c21-05');
    shown.msw.use(on(getRegistrationStatus).fails('Default.UnexpectedError', { traceId: '7c21-06' }));
    await press(shown, 'shell:action.retry');
    await expect(await pageOf(shown).findByText('7c21-06')).toBeVisible();
  },
});

export const BackAgain = ServerError.extend({
  async play(shown) {
    await pageOf(shown).findByText('7c21-05');
    shown.msw.use(registrationIn('WaitingForPermissionsGranted'));
    await press(shown, 'shell:action.retry');
    await see(shown, 'button', 'tenant-registration-microsoft365:consent.action');
  },
});
