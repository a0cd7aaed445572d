import { getRegistrationStatus } from '@archive-console/api-client';
import { microsoft365RegistrationPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { find, pageOf, pick, press, read, see } from '#stories/steps.ts';
import { registrationIn } from './registering.ts';

const meta = preview.meta({
  title: 'Screens/Connect Microsoft 365/Hand over and wait',
  parameters: { at: microsoft365RegistrationPaths.home(), as: null },
  beforeEach: ({ msw }) => msw.use(registrationIn('WaitingForPermissionsGranted')),
});

/** A text for the Global Administrator who is another person, in either language. */
export const HandOver = meta.story({
  async play(shown) {
    await press(shown, 'tenant-registration-microsoft365:consent.handOver');
    await see(shown, 'dialog', 'tenant-registration-microsoft365:handOver.title');
    const text = await pageOf(shown).findByRole<HTMLTextAreaElement>('textbox', {
      name: shown.words('objects:handOver.label'),
    });
    await expect(text.value).toMatch(/Nordlicht Verlag[^]*\/setup\/microsoft365\b/);
    await pick(shown, 'shell:account.language_de');
    await waitFor(() => expect(text.value).toMatch(/Guten Tag[^]*Nordlicht Verlag/));
    await expect(text).toHaveAttribute('lang', 'de');
  },
});

export const German = meta.story({
  globals: { language: 'de' },
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByRole('button', { name: 'Bei Microsoft zustimmen' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play(shown) {
    await read(shown, 'components:steps.position', {
      step: 3,
      total: 4,
      label: shown.words('tenant-registration-microsoft365:steps.consent'),
    });
  },
});

/** The state stays, and says that it may be old; the reader may read it again. */
export const NotReadAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('Provisioning')),
  async play(shown) {
    await find(shown, 'heading', 'tenant-registration-microsoft365:working.title');
    shown.msw.use(on(getRegistrationStatus).breaks());
    await read(shown, 'tenant-registration-microsoft365:reread.title');
    shown.msw.use(registrationIn('ProvisioningCompleted'));
    await press(shown, 'shell:action.retry');
    await see(shown, 'heading', 'tenant-registration-microsoft365:ready.title', {
      organization: 'Nordlicht Verlag',
    });
  },
});
