import { CodeList } from '@archive-console/ui';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { notCopied } from './copy-words.ts';
import { fitsATelephone } from './fits-a-telephone.ts';

const codes = [
  'K7QM-2XTR',
  'P4VN-9HBD',
  'W3JF-6CLS',
  'T8YZ-5GMK',
  'R2DX-7NQP',
  'B9HV-4WTC',
  'F6LS-8KJM',
  'N5CG-3RYZ',
];

const meta = preview.meta({
  title: 'Components/Show/Code list',
  component: CodeList,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Recovery codes of Archive Console',
    codes: codes.map((code, index) => ({ code, isUsed: index === 1 || index === 4 })),
    fileName: 'recovery-codes.txt',
    words: {
      copy: 'Copy all codes',
      copied: 'Codes copied',
      notCopied,
      download: 'Download codes',
      print: 'Print codes',
    },
  },
});

export const SomeUsed = meta.story({
  async play({ canvas, userEvent }) {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('P4VN-9HBD used');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(
      codes.filter((_, index) => index !== 1 && index !== 4).join('\n'),
    );
    await waitFor(() => expect(canvas.getByText('Codes copied')).toBeInTheDocument());
  },
});

export const Printed = meta.story({
  async play({ canvas, userEvent }) {
    let sheet = '';
    const print = spyOn(globalThis, 'print').mockImplementation(() => {
      sheet = document.querySelector('[data-print-only]')?.textContent ?? '';
      dispatchEvent(new Event('afterprint'));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Print codes' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await expect(sheet).toContain('Recovery codes of Archive Console');
    await expect(sheet).toContain('K7QM-2XTR');
    await expect(sheet).not.toContain('P4VN-9HBD');
    await waitFor(() => expect(document.querySelector('[data-print-only]')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Print codes' })).toHaveFocus();
  },
});

export const AllUsed = meta.story({
  args: { codes: codes.map((code) => ({ code, isUsed: true })) },
  async play({ canvas }) {
    await expect(canvas.getAllByText('used')).toHaveLength(8);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Wiederherstellungscodes der Archive Console',
    words: {
      copy: 'Alle Wiederherstellungscodes kopieren',
      copied: 'Kopiert',
      notCopied: 'Nicht kopiert. Markieren Sie den Text und kopieren Sie ihn selbst.',
      download: 'Wiederherstellungscodes herunterladen',
      print: 'Wiederherstellungscodes ausdrucken',
      used: 'verwendet',
    },
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await fitsATelephone();
  },
});
