import { TimeSeriesChart } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const gigabytes = [42, 44, 47, 49, 53, 55, 61, 64, 66, 71, 75, 78];
const month = (index: number) => new Date(Date.UTC(2025, 11 + index, 1));
const points = gigabytes.map((value, index) => ({ at: month(index), value }));
const format = (at: Date, options: Intl.DateTimeFormatOptions) =>
  at.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });

const meta = preview.meta({
  title: 'Components/Time series chart',
  component: TimeSeriesChart,
  tags: ['autodocs'],
  args: {
    label: 'Storage',
    summary: 'From 42 GB in December to 78 GB in November.',
    points,
    formatValue: (value) => `${Math.round(value)} GB`,
    formatDate: (at) => format(at, { month: 'long', year: 'numeric' }),
    formatTick: (at) => format(at, { month: 'short' }),
    words: {
      table: 'Storage by month',
      date: 'Month',
      value: 'Storage',
      noValue: 'not known',
      projected: (value) => `about ${value} expected`,
      showTable: 'Show as table',
      hideTable: 'Show as chart only',
    },
  },
});

export const Area = meta.story({
  async play({ canvas, userEvent }) {
    const chart = canvas.getByRole('slider', { name: 'Storage' });
    await expect(chart).toHaveAccessibleDescription('From 42 GB in December to 78 GB in November.');
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'December 2025: 42 GB');
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'January 2026: 44 GB');
    await userEvent.keyboard('{End}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'November 2026: 78 GB');
  },
});

export const LimitAndProjection = meta.story({
  args: {
    limit: { value: 90, label: '90 GB package' },
    projection: {
      label: 'Expected',
      points: [1, 2, 3].map((step) => ({
        at: month(11 + step),
        value: 78 + step * 3,
        low: 78 + step * 2,
        high: 78 + step * 4,
      })),
    },
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('90 GB package')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'February 2027: about 87 GB expected',
    );
  },
});

export const Gaps = meta.story({
  args: {
    kind: 'line',
    points: points.map((point, index) => (index === 5 ? { ...point, value: null } : point)),
  },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'May 2026: not known');
  },
});

export const AsTable = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('slider')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});
