import { CsvProgress, formatNumber } from '@archive-console/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { isFramed } from './seen-in-system-colors.ts';

const meta = preview.meta({
  title: 'Components/States/CSV progress',
  component: CsvProgress,
  tags: ['autodocs', 'stable'],
  // Open from the first: on the page of documentation each has a page of its own, which it covers.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    done: 250,
    total: 1200,
    onCancel: fn(),
    onRetry: fn(),
    words: {
      title: 'Save users as CSV',
      progress: (done, total) => `${done} of ${formatNumber(total, 'en-US')} users`,
    },
  },
});

export const Running = meta.story({
  async play({ args, userEvent }) {
    const bar = await screen.findByRole('progressbar', { name: '250 of 1,200 users' });
    await expect(Number(bar.getAttribute('value'))).toBeCloseTo(0.208);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
});

export const Failed = meta.story({
  args: { state: 'failed', error: 'The service cannot be reached. What was read so far is kept.' },
  async play({ args, userEvent }) {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Narrow = meta.story({
  args: {
    state: 'failed',
    error: 'Der Archivierungsdienst ist nicht erreichbar. Was bisher gelesen wurde, bleibt erhalten.',
    words: {
      failedTitle: 'Die Datei ist nicht vollständig',
      title: 'Postfachstellvertretungsberechtigungen als CSV-Datei speichern',
      progress: (done, total) => `${done} von ${formatNumber(total, 'de')} Stellvertretungsberechtigungen`,
      cancel: 'Vorgang abbrechen',
      retry: 'Übertragung fortsetzen',
      close: 'Schließen',
    },
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play() {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/nicht erreichbar/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Übertragung fortsetzen' })).toBeVisible());
    await fitsATelephone();
  },
});

export const SystemColors = meta.story({
  globals: { theme: 'forced' },
  async play() {
    await expect(isFramed(await screen.findByRole('dialog'))).toBe(true);
    await expect(isFramed(screen.getByRole('progressbar'))).toBe(true);
  },
});
