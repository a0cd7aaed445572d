import { Button, EmptyState, TimeSeriesChart } from '@archive-console/ui';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { chartWords, day, formatIn, gigabytes, mails, month, seriesOf } from './chart-series.ts';
import { fitsATelephone } from './fits-a-telephone.ts';
import { twiceAsLarge } from './twice-as-large.ts';

const meta = preview.meta({
  title: 'Components/Show/Time series chart/Data',
  component: TimeSeriesChart,
  tags: ['stable'],
  args: {
    label: 'Mails',
    summary: 'Mails by day.',
    series: [{ id: 'mails', name: 'Mails', points: mails(820) }],
    locale: 'en-US',
    formatValue: (value) => value.toLocaleString('en-US', { maximumFractionDigits: 1 }),
    formatDate: formatIn('en-US', { dateStyle: 'medium' }),
    words: { ...chartWords, table: 'Mails by day', date: 'Day' },
  },
});

/** The days 10 to 12 were not read, and the day 20 never came. */
const withGaps = mails(820)
  .map((point, index) => (index >= 10 && index <= 12 ? { ...point, value: null } : point))
  .filter((_, index) => index !== 20);

export const Gaps = meta.story({
  args: { series: [{ id: 'mails', name: 'Mails', points: withGaps }] },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('slider');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const unknown = canvas.getAllByRole('row', { name: /not known$/ });
    await expect(unknown.map(({ textContent }) => textContent)).toEqual([
      'Sep 11, 2026not known',
      'Sep 12, 2026not known',
      'Sep 13, 2026not known',
      'Sep 21, 2026not known',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(canvas.getByRole('slider')).toBeVisible();
  },
});

export const OnePoint = meta.story({
  args: { series: [{ id: 'mails', name: 'Mails', points: mails(820, 1) }] },
  async play({ canvas, userEvent }) {
    const chart = await canvas.findByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'Sep 1, 2026');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('820'));
  },
});

export const OneBar = meta.story({
  args: { kind: 'bars', series: [{ id: 'mails', name: 'Mails', points: mails(820, 1) }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('slider', { name: 'Mails' })).toBeVisible();
  },
});

export const OnlyZero = meta.story({
  args: { series: [{ id: 'mails', name: 'Mails', points: seriesOf(day, [0, 0, 0, 0, 0, 0, 0]) }] },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('slider');
    const labels = [...canvasElement.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    await expect(labels.slice(0, 2)).toEqual(['0', '1']);
    await expect(canvas.queryByText('0.5')).not.toBeInTheDocument();
  },
});

export const HugeValues = meta.story({
  args: {
    series: [
      {
        id: 'mails',
        name: 'Mails',
        points: seriesOf(day, [1.2e12, 3.9e12, 8.4e12, 9.1e12, 9_876_543_210_987]),
      },
    ],
  },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('slider');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('9,876,543,210,987'));
  },
});

const tenThousand = mails(820, 10_000);

export const TenThousandPoints = meta.story({
  args: { series: [{ id: 'mails', name: 'Mails', points: tenThousand }] },
  async play({ canvas, canvasElement, userEvent }) {
    const chart = await canvas.findByRole('slider');
    await expect(canvasElement.querySelectorAll('svg *').length).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{Home}{PageUp}');
    await expect(chart).toHaveAttribute('aria-valuenow', '1000');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(200);
    canvas.getByRole('region').scrollTop = 5000 * 26;
    await waitFor(() => expect(canvas.getByRole('row', { name: /^May 10, 2040/ })).toBeVisible());
  },
});

export const TableInLargeText = meta.story({
  beforeEach: twiceAsLarge,
  args: { series: [{ id: 'mails', name: 'Mails', points: tenThousand }] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const frame = canvas.getByRole('region');
    frame.scrollTop = frame.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '10001'));
    const last = canvas.getAllByRole('row').at(-1)?.getBoundingClientRect().bottom;
    await expect(last).toBeCloseTo(frame.getBoundingClientRect().bottom - 1, 0);
  },
});

export const Empty = meta.story({
  args: {
    series: [{ id: 'mails', name: 'Mails', points: seriesOf(day, [null, null]) }],
    empty: <EmptyState titleLevel={3} title="No history yet" text="The line begins with the first mail." />,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'No history yet' })).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

function Folded() {
  const [width, setWidth] = useState(600);
  return (
    <>
      <Button onClick={() => setWidth(280)}>Make it narrower</Button>
      <details>
        <summary>Mails by day</summary>
        <div style={{ width, overflowX: 'auto' }} data-testid="place">
          <TimeSeriesChart {...meta.input.args} />
        </div>
      </details>
    </>
  );
}

export const FollowsItsPlace = meta.story({
  render: () => <Folded />,
  async play({ canvas, canvasElement, userEvent }) {
    const width = () => canvasElement.querySelector('[role="slider"] svg')?.getBoundingClientRect().width;
    await waitFor(() => expect(width()).toBeDefined());
    await userEvent.click(canvas.getByText('Mails by day'));
    await waitFor(() => expect(width()).toBe(600));
    await userEvent.click(canvas.getByRole('button', { name: 'Make it narrower' }));
    const place = canvas.getByTestId('place');
    await expect(place.scrollWidth).toBe(280);
    await waitFor(() => expect(width()).toBe(280));
  },
});

const limit = 'Speicherplatzobergrenze des gebuchten Pakets: 90 GB';
const full = 'Bei diesem Wachstum voraussichtlich um den 1. März erreicht';

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  args: {
    label: 'Speicherplatz',
    summary: 'Von 42 GB im Dezember auf 78 GB im November.',
    series: [{ id: 'storage', name: 'Belegter Archivspeicherplatz', points: gigabytes }],
    step: 'month',
    locale: 'de',
    limits: [{ value: 90, label: limit }],
    projection: {
      label: 'Voraussichtliche Entwicklung auf Grundlage der letzten zwölf Monate',
      points: [1, 2, 3, 4, 5].map((step) => ({ at: month(11 + step), value: 78 + step * 3 })),
      meets: { at: month(15), value: 90, label: full },
    },
    formatValue: (value) => `${value.toLocaleString('de')} GB`,
    formatDate: formatIn('de', { month: 'long', year: 'numeric' }),
    words: { ...chartWords, showTable: 'Als Tabelle zeigen', hideTable: 'Als Diagramm zeigen' },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('slider', { name: 'Speicherplatz' })).toBeVisible();
    const bottom = canvas.getByRole('slider').getBoundingClientRect().bottom;
    for (const note of [limit, full]) {
      const named = canvas.getAllByRole('listitem').find((item) => within(item).queryByText(note));
      await expect(named?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    }
    await fitsATelephone();
  },
});
