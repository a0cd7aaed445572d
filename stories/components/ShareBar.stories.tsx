import {
  type ChartData,
  EmptyState,
  ErrorNotice,
  formatPercent,
  ShareBar,
  type ShareBarProps,
} from '@archive-console/ui';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const onCsv = fn<(data: ChartData) => void>();

const words: ShareBarProps['words'] = {
  table: 'Storage by mailbox type',
  part: 'Type',
  value: 'Storage',
  share: 'Share',
  others: (count) => `${count} others`,
  csv: 'Download CSV',
  print: 'Print',
};

const meta = preview.meta({
  title: 'Components/Show/Share bar',
  component: ShareBar,
  tags: ['autodocs', 'new'],
  args: {
    label: 'Storage by mailbox type',
    summary: 'User mailboxes hold 63.6% of 78.2 GB.',
    parts: [
      { id: 'user', name: 'User mailboxes', value: 49.7 },
      { id: 'shared', name: 'Shared mailboxes', value: 18.1 },
      { id: 'room', name: 'Rooms', value: 6.2 },
      { id: 'journal', name: 'Journal', value: 4.2 },
    ],
    formatValue: (value) => `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} GB`,
    formatShare: (share) => formatPercent(share, 'en-US', 1),
    onCsv,
    words,
  },
});

export const Parts = meta.story({
  async play({ canvas, userEvent }) {
    const bar = canvas.getByRole('slider', { name: 'Storage by mailbox type' });
    await expect(bar).toHaveAccessibleDescription('User mailboxes hold 63.6% of 78.2 GB.');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'User mailboxes49.7 GB63.6%',
      'Shared mailboxes18.1 GB23.1%',
      'Rooms6.2 GB7.9%',
      'Journal4.2 GB5.4%',
    ]);
    await userEvent.tab();
    await expect(bar).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Rooms');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('6.2 GB · 7.9%'));
  },
});

export const Pointed = meta.story({
  async play({ canvas, userEvent }) {
    const bar = canvas.getByRole('slider');
    const { right, top } = bar.getBoundingClientRect();
    await userEvent.pointer({ target: bar, coords: { clientX: right - 4, clientY: top + 8 } });
    const [entry, ...others] = [3, 0, 1, 2].map((index) => canvas.getAllByRole('listitem')[index]);
    await expect(entry).toHaveTextContent('Journal4.2 GB5.4%');
    await expect(entry).toHaveAttribute('aria-current', 'true');
    for (const other of others) await expect(other).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

const many = [412, 180, 96, 41, 12, 9, 7, 3, 1, 0].map((value, index) => ({
  id: String(index),
  name: `Source ${index + 1}`,
  value,
}));

export const SmallPartsGathered = meta.story({
  args: {
    parts: many,
    words: { ...words, others: (count) => `${count} smaller sources` },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByRole('row', { name: 'Source 9 1 GB 0.1%' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(onCsv.mock.lastCall?.[0].rows[8]?.values.slice(0, 2)).toEqual(['Source 9', 1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Source 1412 GB54.1%',
      'Source 2180 GB23.7%',
      'Source 396 GB12.6%',
      'Source 441 GB5.4%',
      '6 smaller sources32 GB4.2%',
    ]);
  },
});

export const EveryPattern = meta.story({
  args: { parts: many.slice(0, 6).map((part) => ({ ...part, value: 10 })) },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
});

export const OfAWhole = meta.story({
  args: { label: 'The 90 GB package', whole: 90 },
  async play({ canvas }) {
    await expect(canvas.getByText('55.2%')).toBeVisible();
  },
});

export const OnePart = meta.story({
  args: { parts: [{ id: 'user', name: 'User mailboxes', value: 49.7 }] },
  async play({ canvas }) {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('User mailboxes49.7 GB100%');
  },
});

export const Loading = meta.story({
  args: { status: 'loading', id: 'bar' },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('#bar')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  args: { parts: [], empty: <EmptyState titleLevel={3} title="Nothing is stored yet" /> },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Nothing is stored yet' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { status: 'failed', failed: <ErrorNotice title="The usage could not be read" /> },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The usage could not be read');
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  args: {
    label: 'Speicherplatz nach Art des Postfachs',
    summary: 'Benutzerpostfächer belegen 73,3 % von 67.812.745 GB.',
    parts: [
      { id: 'user', name: 'Benutzerpostfächer einschließlich Archivpostfächern', value: 49_712_345 },
      { id: 'shared', name: 'Freigegebene Postfächer', value: 18_100_000 },
      { id: 'room', name: 'Raumpostfächer', value: 400 },
    ],
    formatValue: (value) => `${value.toLocaleString('de')} GB`,
    formatShare: (share) => formatPercent(share, 'de', 1),
    words: {
      table: 'Speicherplatz nach Art des Postfachs',
      part: 'Art',
      value: 'Speicherplatz',
      share: 'Anteil',
      others: (count) => `${count} weitere`,
      showTable: 'Als Tabelle zeigen',
      hideTable: 'Als Diagramm zeigen',
      csv: 'CSV herunterladen',
      print: 'Drucken',
    },
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Raumpostfächer400 GB< 0,1 %');
    await fitsATelephone();
  },
});
