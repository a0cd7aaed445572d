import { type ChartData, ErrorNotice, TimeSeriesChart } from '@archive-console/ui';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { chartWords, formatIn, gigabytes, mails, month } from './chart-series.ts';

const onCsv = fn<(data: ChartData) => void>();

const meta = preview.meta({
  title: 'Components/Show/Time series chart',
  component: TimeSeriesChart,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Storage',
    summary: 'From 42 GB in December to 78 GB in November.',
    series: [{ id: 'storage', name: 'Storage', points: gigabytes }],
    step: 'month' as const,
    locale: 'en-US',
    formatValue: (value) => `${Math.round(value).toLocaleString('en-US')} GB`,
    formatDate: formatIn('en-US', { month: 'long', year: 'numeric' }),
    onCsv,
    words: chartWords,
  },
});

const daily = {
  label: 'Mails',
  step: 'day',
  formatValue: (value: number) => Math.round(value).toLocaleString('en-US'),
  formatDate: formatIn('en-US', { dateStyle: 'medium' }),
  words: { ...chartWords, table: 'Mails by day', date: 'Day' },
} as const;

export const Area = meta.story({
  async play({ canvas, userEvent }) {
    const chart = await canvas.findByRole('slider', { name: 'Storage' });
    await expect(chart).toHaveAccessibleDescription('From 42 GB in December to 78 GB in November.');
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'December 2025');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('42 GB'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'January 2026');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('44 GB'));
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'March 2026');
    await userEvent.keyboard('{End}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'November 2026');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('78 GB'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

export const Pointed = meta.story({
  async play({ canvas, userEvent }) {
    const chart = await canvas.findByRole('slider');
    const { left, top } = chart.getBoundingClientRect();
    const pointed = { target: chart, coords: { clientX: left + 4, clientY: top + 80 } };
    await userEvent.pointer(pointed);
    await expect(canvas.getByText('December 2025')).toBeVisible();
    await userEvent.unhover(chart);
    await waitFor(() => expect(canvas.queryByText('December 2025')).toBeNull());
    await userEvent.pointer(pointed);
    await expect(canvas.getByText('December 2025')).toBeVisible();
    await expect(canvas.getByText('42 GB')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const LimitAndProjection = meta.story({
  args: {
    limits: [{ value: 90, label: '90 GB package' }],
    projection: {
      label: 'At the pace of these months',
      points: [1, 2, 3, 4, 5].map((step) => ({
        at: month(11 + step),
        value: 78 + step * 3,
        low: 78 + step * 2,
        high: 78 + step * 4,
      })),
      meets: { at: month(15), value: 90, label: 'Full about 1 March' },
    },
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('90 GB package')).toBeVisible();
    await expect(canvas.getByText('Full about 1 March')).toBeVisible();
    await expect(canvas.getByRole('list')).toHaveTextContent('At the pace of these months');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('about 93 GB expected, 88 GB to 98 GB'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

export const SeveralLines = meta.story({
  args: {
    ...daily,
    kind: 'line',
    summary: 'Most mail comes in by journal.',
    series: [
      { id: 'journal', name: 'Journal', points: mails(820) },
      { id: 'import', name: 'Import', points: mails(430) },
      { id: 'connector', name: 'Connector', points: mails(190) },
    ],
  },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('slider');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Journal',
      'Import',
      'Connector',
    ]);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Journal: 820; Import: 430; Connector: 190'),
    );
  },
});

export const Bars = meta.story({
  args: {
    ...daily,
    kind: 'bars',
    summary: 'About 800 mails on working days.',
    series: [{ id: 'mails', name: 'Mails', points: mails(820) }],
    limits: [{ value: 1000, label: 'Fair use, 1,000 a day' }],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('slider', { name: 'Mails' })).toBeVisible();
    await expect(canvas.getByText('Fair use, 1,000 a day')).toBeVisible();
  },
});

export const SeveralBars = meta.story({
  args: {
    ...daily,
    kind: 'bars',
    summary: 'More comes in than goes out.',
    series: [
      { id: 'in', name: 'Incoming', points: mails(820, 10) },
      { id: 'out', name: 'Outgoing', points: mails(510, 10) },
      { id: 'within', name: 'Internal', points: mails(260, 10) },
    ],
  },
  async play({ canvas }) {
    await canvas.findByRole('slider');
    await expect(canvas.getByRole('list')).toHaveTextContent('IncomingOutgoingInternal');
  },
});

export const AsTable = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    const { columns, rows } = onCsv.mock.lastCall?.[0] ?? { columns: [], rows: [] };
    await expect(columns).toEqual(['Month', 'Storage']);
    await expect(rows[5]).toEqual({ texts: ['May 2026', '55 GB'], values: [month(5), 55] });
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(canvas.getByRole('slider')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('region', { name: 'Storage by month' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
    await expect(canvas.getByRole('row', { name: 'May 2026 55 GB' })).toBeVisible();
    // Its end runs through the words of a row: there is more.
    const end = canvas.getByRole('region').getBoundingClientRect().bottom;
    const distances = canvas.getAllByRole('row').map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return Math.abs((top + bottom) / 2 - end);
    });
    await expect(Math.min(...distances)).toBeLessThan(4);
  },
});

export const Loading = meta.story({
  args: { status: 'loading', id: 'chart' },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('#chart')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: {
    status: 'failed',
    failed: <ErrorNotice title="The usage could not be read" text="The service did not answer. Try again." />,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The usage could not be read');
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  },
});
