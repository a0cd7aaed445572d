import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { colorPairs, type PairKind } from './color-pairs.ts';
import { PairTable } from './PairTable.tsx';

const meta = preview.meta({ title: 'Foundations/Color pairs' });

/** Each pair has a row, and a row its ratio in both themes. */
async function isWhole(canvasElement: HTMLElement, kind: PairKind): Promise<void> {
  const story = within(canvasElement);
  await expect(story.getAllByRole('table', { name: new RegExp(`^Pairs of ${kind}, `) })[0]).toBeVisible();
  await expect(story.getAllByRole('rowheader')).toHaveLength(colorPairs[kind].length);
  await expect(story.getAllByText(/^\d+\.\d\d$/)).toHaveLength(colorPairs[kind].length * 2);
}

/** Words on what they stand on. */
export const Words = meta.story({
  render: () => <PairTable kind="text" />,
  async play({ canvas, canvasElement }) {
    await isWhole(canvasElement, 'text');
    await expect(canvas.getByRole('row', { name: /^faint \/ sunken 4\.59 6\.3\d$/ })).toBeVisible();
  },
});

/** Borders of what can be operated, ticks, signs, bars. */
export const Controls = meta.story({
  render: () => <PairTable kind="control" />,
  async play({ canvas, canvasElement }) {
    await isWhole(canvasElement, 'control');
    await expect(canvas.getByRole('row', { name: /^control \/ canvas 3\.3\d 4\.3\d$/ })).toBeVisible();
  },
});

/** The ring around what has the focus. */
export const Focus = meta.story({
  render: () => <PairTable kind="focus" />,
  async play({ canvas, canvasElement }) {
    await isWhole(canvasElement, 'focus');
    await expect(canvas.getByRole('row', { name: /^accent \/ warningSoft/ })).toBeVisible();
  },
});

/** Lines and faces of charts. */
export const Charts = meta.story({
  render: () => <PairTable kind="chart" />,
  async play({ canvas, canvasElement }) {
    await isWhole(canvasElement, 'chart');
    await expect(canvas.getByRole('row', { name: /^accent \/ surface/ })).toBeVisible();
  },
});

/** Two inks that cross: their patterns distinguish them as well. */
export const ChartNeighbors = meta.story({
  render: () => <PairTable kind="neighbors" />,
  async play({ canvas, canvasElement }) {
    await isWhole(canvasElement, 'neighbors');
    await expect(canvas.getByRole('row', { name: /^accent \/ control/ })).toBeVisible();
  },
});

export const Narrow = Focus.extend({
  globals: { viewport: { value: 'telephone' }, theme: 'dark' },
  async play({ canvasElement }) {
    await isWhole(canvasElement, 'focus');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
