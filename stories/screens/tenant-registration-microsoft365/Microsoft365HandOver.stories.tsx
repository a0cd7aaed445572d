import { getRegistrationStatus } from '@archive-console/api-client';
import { microsoft365RegistrationPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { alertOf, pageOf, registrationIn } from './registering.ts';

const meta = preview.meta({
  title: 'Screens/Connect Microsoft 365/Hand over and wait',
  parameters: { at: microsoft365RegistrationPaths.home(), as: null },
  beforeEach: ({ msw }) => msw.use(registrationIn('WaitingForPermissionsGranted')),
});

/** A text for the Global Administrator who is another person, in either language. */
export const HandOver = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Hand over to a global administrator' }));
    const dialog = await page.findByRole('dialog', { name: 'Hand over the consent' });
    await waitFor(() => expect(dialog).toBeVisible());
    const text = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to send' });
    await expect(text.value).toMatch(/Nordlicht Verlag[^]*\/setup\/microsoft365\n/);
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Deutsch' }));
    await waitFor(() => expect(text.value).toMatch(/Guten Tag[^]*Nordlicht Verlag/));
    await expect(text).toHaveAttribute('lang', 'de');
  },
});

export const German = meta.story({
  globals: { language: 'de' },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('button', { name: 'Bei Microsoft zustimmen' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('Step 3 of 4: Give consent')).toBeVisible();
  },
});

/** The state stays, and says that it may be old; the reader may read it again. */
export const NotReadAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(registrationIn('Provisioning')),
  async play({ canvasElement, msw }) {
    const page = pageOf(canvasElement);
    await page.findByRole('heading', { name: 'The archive is being set up' });
    msw.use(on(getRegistrationStatus).breaks());
    await expect(await alertOf(canvasElement)).toHaveTextContent('could not be read');
    msw.use(registrationIn('ProvisioningCompleted'));
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('heading', { name: 'Nordlicht Verlag is set up' })).toBeVisible();
  },
});
