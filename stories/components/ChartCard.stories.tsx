import { Button, ChartCard, ErrorNotice, SegmentedChoice, TimeSeriesChart } from '@archive-console/ui';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { chartWords, formatIn, gigabytes, outlook } from './chart-series.ts';
import { fitsATelephone } from './fits-a-telephone.ts';

const onCsv = fn();

const chart = {
  label: 'Storage',
  summary: 'From 42 GB in December to 78 GB in November.',
  series: [{ id: 'storage', name: 'Storage', points: gigabytes }],
  step: 'month',
  locale: 'en-US',
  limits: [{ value: 90, label: '90 GB package' }],
  projection: outlook,
  formatValue: (value: number) => `${Math.round(value)} GB`,
  formatDate: formatIn('en-US', { month: 'long', year: 'numeric' }),
  onCsv,
  words: chartWords,
} as const;

const meta = preview.meta({
  title: 'Components/Show/Chart card',
  component: ChartCard,
  tags: ['autodocs', 'stable'],
  args: {
    title: 'Storage',
    sentence: 'At the pace of these months the package is full about March 14.',
    range: '12 months and the next 3',
    children: <TimeSeriesChart {...chart} />,
  },
});

export const Populated = meta.story({
  async play({ canvas, userEvent }) {
    const card = within(canvas.getByRole('region', { name: 'Storage' }));
    await expect(card.getByText(/^At the pace of these months the package/)).toBeVisible();
    const slider = await card.findByRole('slider');
    // The head holds what names the lines and what can be done with them.
    const table = card.getByRole('button', { name: 'Show as table' });
    for (const part of [table, card.getByText(outlook.label, { selector: 'li' })]) {
      await expect(part.compareDocumentPosition(slider) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
    await userEvent.tab();
    await expect(table).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(card.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
    await expect(card.getByRole('table')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onCsv).toHaveBeenCalled();
  },
});

export const Printed = meta.story({
  beforeEach() {
    const print = window.print;
    return () => void (window.print = print);
  },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('slider');
    const card = canvas.getByRole('region', { name: 'Storage' });
    const marked = fn();
    window.print = () => marked(card.hasAttribute('data-print-only'));
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(marked).toHaveBeenCalledWith(true);
    window.dispatchEvent(new Event('afterprint'));
    await expect(card).not.toHaveAttribute('data-print-only');
  },
});

const spans = ['3', '6', '12'].map((value) => ({ value, label: `${value} months` }));

function ChosenSpan() {
  const [months, setMonths] = useState('12');
  return (
    <ChartCard
      title="Storage"
      range={
        <SegmentedChoice
          label="Period"
          labelHidden
          size="sm"
          options={spans}
          value={months}
          onValue={setMonths}
        />
      }
    >
      <TimeSeriesChart
        {...chart}
        projection={undefined}
        series={[{ id: 'storage', name: 'Storage', points: gigabytes.slice(-Number(months)) }]}
      />
    </ChartCard>
  );
}

export const SpanChosen = meta.story({
  render: () => <ChosenSpan />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: '3 months' }));
    const slider = await canvas.findByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuemax', '2');
    slider.focus();
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'September 2026');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('71 GB'));
  },
});

export const Loading = meta.story({
  args: { sentence: undefined, children: <TimeSeriesChart {...chart} status="loading" /> },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Storage' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: {
    sentence: undefined,
    children: (
      <TimeSeriesChart
        {...chart}
        status="failed"
        failed={
          <ErrorNotice
            titleLevel={3}
            title="The usage could not be read"
            action={<Button onClick={onRetry}>Try again</Button>}
          />
        }
      />
    ),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  args: {
    title: 'Archivspeicherplatzverbrauch',
    sentence: 'Bei diesem Wachstum ist das Paket um den 14. März ausgeschöpft.',
    range: 'Zwölf Monate und die nächsten drei',
    children: (
      <TimeSeriesChart
        {...chart}
        label="Archivspeicherplatzverbrauch"
        summary="Von 42 GB im Dezember auf 78 GB im November."
        series={[{ id: 'storage', name: 'Belegter Archivspeicherplatz', points: gigabytes }]}
        locale="de"
        limits={[{ value: 90, label: 'Paket mit 90 GB' }]}
        projection={{ ...chart.projection, label: 'Beim Wachstum der letzten zwölf Monate' }}
        formatDate={formatIn('de', { month: 'long', year: 'numeric' })}
        words={{
          table: 'Speicherplatz nach Monat',
          date: 'Monat',
          noValue: 'nicht bekannt',
          projected: (value) => `etwa ${value} erwartet`,
          showTable: 'Als Tabelle zeigen',
          hideTable: 'Als Diagramm zeigen',
          csv: 'CSV herunterladen',
          print: 'Drucken',
        }}
      />
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Archivspeicherplatzverbrauch' })).toBeVisible();
    await canvas.findByRole('slider');
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    const title = heading.getBoundingClientRect();
    const tools = canvas.getByRole('button', { name: 'Drucken' }).getBoundingClientRect();
    const range = canvas.getByText('Zwölf Monate und die nächsten drei').getBoundingClientRect();
    await expect(tools.top).toBeLessThan(title.bottom);
    await expect(tools.left).toBeGreaterThan(title.left);
    await expect(range.top).toBeGreaterThanOrEqual(title.bottom);
    await fitsATelephone();
  },
});
