import { VirtualList } from '@archive-console/ui';
import { expect, fireEvent, fn, waitFor, type within } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { germanLog, lineAt, logColumns, type LogLine, MillionRows } from './MillionRows.tsx';

const onPress = fn();

const meta = preview.meta({
  title: 'Components/Lists/Virtual list',
  component: VirtualList<LogLine>,
  tags: ['autodocs', 'new'],
  beforeEach: () => void onPress.mockClear(),
});

type Canvas = ReturnType<typeof within>;

const grid = (canvas: Canvas) => canvas.getByRole('grid', { name: 'Processed mail' });
/** Those in 640 px with five on both sides, and the head. */
const drawnRows = 29;
const nodes = (canvas: Canvas) => grid(canvas).querySelectorAll('*').length;
const line = (canvas: Canvas, number: string) => canvas.findByRole('gridcell', { name: number });

/** Scrolls to the middle of all rows. */
const scrollHalfway = (list: HTMLElement) =>
  void (list.scrollTop = (list.scrollHeight - list.clientHeight) / 2);

/** Where the middle of the list is drawn. */
function inTheMiddle(list: HTMLElement): Element | null | undefined {
  const { left, top, height } = list.getBoundingClientRect();
  return document.elementFromPoint(left + 24, top + height / 2)?.closest('[role="row"]');
}

export const MillionOfRows = meta.story({
  args: {
    label: 'Processed mail',
    columns: logColumns,
    count: 1_000_000,
    rowAt: lineAt,
    height: 640,
    onPress,
    words: { waiting: (row) => `Row ${row} is loading` },
  },
  async play({ canvas }) {
    const list = grid(canvas);
    await expect(list).toHaveAttribute('aria-rowcount', '1000001');
    await expect(list.offsetHeight).toBe(640);
    await line(canvas, '1');
    const atTop = nodes(canvas);
    await expect(atTop).toBeLessThanOrEqual(260);
    await expect(canvas.getAllByRole('row')).toHaveLength(drawnRows);

    scrollHalfway(list);
    await line(canvas, '500,000');
    await expect(nodes(canvas)).toBe(atTop);

    list.scrollTop = list.scrollHeight;
    const last = await line(canvas, '1,000,000');
    await expect(nodes(canvas)).toBe(atTop);
    await expect(last.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '1000001');
    const { bottom } = last.getBoundingClientRect();
    await expect(Math.abs(bottom - list.getBoundingClientRect().bottom)).toBeLessThanOrEqual(2);
  },
});

export const HundredRows = meta.story({
  render: () => <MillionRows onPress={onPress} count={100} />,
  async play({ canvas }) {
    await line(canvas, '1');
    await expect(canvas.getAllByRole('row')).toHaveLength(drawnRows);
  },
});

export const NeverBlank = meta.story({
  render: () => <MillionRows onPress={onPress} delay={60_000} />,
  async play({ canvas }) {
    const list = grid(canvas);
    for (const share of [0.1, 0.9, 0.333, 1, 0]) {
      list.scrollTop = (list.scrollHeight - list.clientHeight) * share;
      // The very next frame, before any answer.
      await new Promise((resolve) => void requestAnimationFrame(resolve));
      await expect(inTheMiddle(list)).toHaveAttribute('aria-busy', 'true');
    }
    await expect(canvas.getByRole('row', { name: 'Row 1 is loading' })).toBeVisible();
  },
});

export const JumpToARow = meta.story({
  render: () => <MillionRows onPress={onPress} />,
  async play({ canvas }) {
    const list = grid(canvas);
    await line(canvas, '1');
    await fireEvent.change(canvas.getByRole('spinbutton', { name: 'Go to row' }), {
      target: { value: '777777' },
    });
    const cell = await line(canvas, '777,777');
    const [row, frame] = [cell.getBoundingClientRect(), list.getBoundingClientRect()];
    await expect(row.top).toBeGreaterThanOrEqual(frame.top);
    await expect(row.bottom).toBeLessThanOrEqual(frame.bottom);
  },
});

export const ByKeyboard = meta.story({
  render: () => <MillionRows onPress={onPress} />,
  async play({ canvas, userEvent }) {
    const focused = () => document.activeElement?.getAttribute('aria-rowindex');
    await line(canvas, '1');
    const atTop = nodes(canvas);
    canvas.getByRole('spinbutton', { name: 'Go to row' }).focus();
    await userEvent.tab();
    await expect(focused()).toBe('2');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(focused()).toBe('3');
    await userEvent.keyboard('{PageDown}');
    await expect(focused()).toBe('19');
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe('1000001');
    await line(canvas, '1,000,000');
    await expect(nodes(canvas)).toBe(atTop);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(focused()).toBe('1000000');
    await expect(onPress).toHaveBeenLastCalledWith(expect.objectContaining({ number: 999_999 }), 999_998);
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe('2');
    await expect(await line(canvas, '1')).toBeVisible();
  },
});

export const FocusSurvivesScrolling = meta.story({
  render: () => <MillionRows onPress={onPress} />,
  async play({ canvas, userEvent }) {
    const list = grid(canvas);
    await userEvent.click(await line(canvas, '4'));
    const row = document.activeElement;
    await expect(row).toHaveAttribute('aria-rowindex', '5');
    scrollHalfway(list);
    await line(canvas, '500,000');
    await expect(document.activeElement).toBe(row);
    await expect(nodes(canvas)).toBeLessThanOrEqual(260);
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '6');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: '5' })).toBeVisible());
  },
});

export const FewRows = meta.story({
  render: () => <MillionRows onPress={onPress} count={3} />,
  async play({ canvas }) {
    await line(canvas, '3');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(grid(canvas).scrollHeight).toBe(grid(canvas).clientHeight);
  },
});

export const Narrow = meta.story({
  render: () => <MillionRows onPress={onPress} {...germanLog} />,
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await line(canvas, '1');
    await fitsATelephone(canvas.getByRole('grid'));
    await expect(canvas.getByRole('columnheader', { name: 'Absenderadresse' }).offsetWidth).toBe(120);
  },
});

export const Waiting = meta.story({
  render: () => <MillionRows onPress={onPress} delay={600_000} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: 'Row 5 is loading' })).toHaveAttribute('aria-busy', 'true');
  },
});
