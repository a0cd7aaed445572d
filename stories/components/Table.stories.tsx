import {
  Badge,
  Card,
  CopyButton,
  Meter,
  Mono,
  ProgressBar,
  Table,
  type TableColumn,
} from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

interface Line {
  text: string;
  count?: string;
  price?: string;
  amount: string;
}

const columns: readonly TableColumn<Line>[] = [
  { id: 'text', header: 'Item', cell: ({ text }) => text },
  { id: 'count', header: 'Quantity', cell: ({ count }) => count, align: 'end' },
  { id: 'price', header: 'Price', cell: ({ price }) => price, align: 'end' },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, align: 'end' },
];

const meta = preview.meta({
  title: 'Components/Lists/Table',
  component: Table<Line>,
  tags: ['autodocs', 'stable'],
  render: (args) => (
    <Card>
      <Table {...args} />
    </Card>
  ),
  args: {
    caption: 'Invoice 2026-0311',
    columns,
    rows: [
      { text: 'Archive, reserved users', count: '58', price: '€2.50', amount: '€145.00' },
      { text: 'Archive, users by the month', count: '5', price: '€3.20', amount: '€16.00' },
      { text: 'Storage, 90 GB package', count: '1', price: '€38.00', amount: '€38.00' },
    ],
    rowId: ({ text }) => text,
    totals: [
      { text: 'Net', amount: '€199.00' },
      { text: 'VAT, 19%', amount: '€37.81' },
      { text: 'Total', amount: '€236.81' },
    ],
  },
});

export const Totals = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('table', { name: 'Invoice 2026-0311' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Total €236.81' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Storage, 90 GB package' })).toBeVisible();
    // What fits is no stop on the way of the Tab key.
    await expect(canvas.queryByRole('region', { name: 'Invoice 2026-0311' })).not.toBeInTheDocument();
  },
});

const records = [
  { type: 'TXT', host: '@', value: 'archive-verification=8f3a2c19d4', found: 'Found' },
  { type: 'MX', host: 'journal', value: '10 mx.archive.example', found: 'Not yet found' },
];

export const Records = meta.story({
  render: () => (
    <Card title="DNS records">
      <Table
        caption="DNS records"
        captionHidden
        columns={[
          { id: 'type', header: 'Type', cell: ({ type }) => type },
          { id: 'host', header: 'Host', cell: ({ host }) => <Mono>{host}</Mono> },
          { id: 'value', header: 'Value', cell: ({ value }) => <Mono>{value}</Mono>, width: '10rem' },
          {
            id: 'found',
            header: 'State',
            cell: ({ found }) => <Badge tone={found === 'Found' ? 'success' : 'neutral'}>{found}</Badge>,
          },
          {
            id: 'copy',
            header: 'Copy',
            headerHidden: true,
            align: 'end',
            cell: ({ type, value }) => <CopyButton text={value} words={{ copy: `Copy value of ${type}` }} />,
          },
        ]}
        rows={records}
        rowId={({ type }) => type}
      />
    </Card>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('columnheader', { name: 'Copy' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Copy value of MX' })).toBeVisible();
    // One line: words, figures, badges and buttons have one middle.
    const middles = [
      canvas.getByText('10 mx.archive.example'),
      canvas.getByText('Not yet found'),
      canvas.getByRole('button', { name: 'Copy value of MX' }),
    ].map((part) => part.getBoundingClientRect().top + part.getBoundingClientRect().height / 2);
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2.5);
  },
});

/** The card is a region of that name already. */
export const RecordsNarrow = Records.extend({
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'DNS records' })).toHaveAttribute('tabindex', '0');
  },
});

const GB = 1_000_000_000;

export const BarsInCells = meta.story({
  render: () => (
    <Card>
      <Table
        caption="Imports"
        columns={[
          { id: 'name', header: 'Source', cell: ({ name }) => name },
          {
            id: 'done',
            header: 'Progress',
            cell: ({ name, done }) => (
              <ProgressBar
                labelHidden
                label={`Import of ${name}`}
                value={done}
                valueText={`${done * 100}%`}
              />
            ),
          },
          {
            id: 'used',
            header: 'Storage',
            cell: ({ name, used }) => (
              <Meter
                labelHidden
                label={`Storage of ${name}`}
                value={used * GB}
                max={90 * GB}
                valueText={`${used} GB of 90 GB`}
                thresholds={{ warning: { from: 72 * GB, label: 'Nearly full' } }}
              />
            ),
          },
        ]}
        rows={[
          { name: 'archive-2018.uma', done: 0.25, used: 42 },
          { name: 'archive-2019.uma', done: 0.62, used: 78 },
        ]}
        rowId={({ name }) => name}
      />
    </Card>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Import of archive-2019.uma' })).toHaveValue(0.62);
    const meter = canvas.getByRole('meter', { name: 'Storage of archive-2019.uma' });
    await expect(meter).toHaveAccessibleDescription('Nearly full');
    await expect(meter.getBoundingClientRect().width).toBeGreaterThan(40);
  },
});

export const Narrow = meta.story({
  args: {
    caption: 'Preisentwicklung der Archivierungsumgebung nach Abrechnungsmonaten',
    columns: [
      { id: 'text', header: 'Abrechnungsmonat', cell: ({ text }) => text },
      { id: 'count', header: 'Nutzerlizenzen', cell: ({ count }) => count, align: 'end' },
      { id: 'price', header: 'Einzelpreis', cell: ({ price }) => price, align: 'end' },
      { id: 'amount', header: 'Gesamtbetrag', cell: ({ amount }) => amount, align: 'end' },
    ],
    rows: [
      { text: 'September 2026', count: '58', price: '2,50 €', amount: '145,00 €' },
      { text: 'Oktober 2026, Gutschriftende', count: '63', price: '3,20 €', amount: '201,60 €' },
    ],
    totals: [{ text: 'Abrechnungszeitraumsumme', amount: '346,60 €' }],
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const region = canvas.getByRole('region', { name: /Preisentwicklung/ });
    await expect(region).toHaveFocus();
    const month = canvas.getByRole('rowheader', { name: 'September 2026' });
    const { left } = month.getBoundingClientRect();
    region.scrollLeft = region.scrollWidth;
    await expect(region.scrollLeft).toBeGreaterThan(0);
    await expect(month.getBoundingClientRect().left).toBe(left);
    await fitsATelephone(region);
  },
});
