import { FileDownload, type FileState } from '@archive-console/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const ready: FileState = { is: 'ready', href: 'data:text/plain,invoice' };

const meta = preview.meta({
  title: 'Components/Actions/File download',
  component: FileDownload,
  tags: ['autodocs', 'new'],
  args: {
    name: 'invoice-2026-03.pdf',
    type: 'PDF',
    size: '1.2 MB',
    state: ready,
  },
});

const retry = fn();

export const States = meta.story({
  render: (args) => (
    <ul>
      <FileDownload {...args} as="li" />
      <FileDownload
        {...args}
        as="li"
        name="access-review.csv"
        type="CSV"
        size={undefined}
        state={{ is: 'preparing', label: 'Preparing', progress: 0.62, progressText: '62%' }}
      />
      <FileDownload
        {...args}
        as="li"
        name="audit-2025.zip"
        type="ZIP"
        size={undefined}
        state={{ is: 'preparing', label: 'Waiting for its turn' }}
      />
      <FileDownload
        {...args}
        as="li"
        name="mail-export.zip"
        type="ZIP"
        size="4.8 GB"
        state={{ is: 'failed', error: 'The archive could not be read.', onRetry: retry }}
      />
    </ul>
  ),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('link', { name: 'Download invoice-2026-03.pdf' })).toHaveAttribute(
      'download',
      'invoice-2026-03.pdf',
    );
    await expect(canvas.getByRole('progressbar', { name: 'Preparing' })).toHaveValue(0.62);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The archive could not be read.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again mail-export.zip' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const TriedAgain = meta.story({
  render: function TriedAgain(args) {
    const [tries, setTries] = useState(0);
    const preparing = { is: 'preparing', label: 'Preparing' } as const;
    return (
      <FileDownload
        {...args}
        state={
          tries === 0
            ? { is: 'failed', error: 'The archive could not be read.', onRetry: () => setTries(1) }
            : preparing
        }
      />
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const progress = await canvas.findByRole('progressbar', { name: 'Preparing' });
    const row = progress.closest('[tabindex]');
    await expect(row).toHaveFocus();
    await expect(getComputedStyle(row?.parentElement ?? document.body, '::after').outlineStyle).toBe('solid');
  },
});

const fetchFile = fn();

export const FetchedByTheCaller = meta.story({
  args: { state: { is: 'ready', onDownload: fetchFile } },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Download invoice-2026-03.pdf' })).toHaveFocus();
    await expect(fetchFile).toHaveBeenCalledTimes(1);
  },
});

export const Busy = meta.story({
  args: { state: { is: 'ready', onDownload: fetchFile, busy: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { busy: true })).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: {
    name: 'Zugriffsueberpruefung-Archivierungsumgebung-Lindenhof-GmbH-2026-03-14.csv',
    type: 'CSV',
    size: '1,2 MB',
    state: {
      is: 'failed',
      error: 'Das Archiv konnte nicht gelesen werden. Versuchen Sie es in einigen Minuten erneut.',
      onRetry: retry,
    },
    words: { download: 'Herunterladen', retry: 'Erneut versuchen' },
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toBeVisible();
    await fitsATelephone();
  },
});
