import { createToastQueue, isOver, ToastRegion } from '@archive-console/ui';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DockStage } from './DockStage.tsx';

/** Selection and messages share one place at the lower edge of the window. */
const meta = preview.meta({
  title: 'Components/Overlays/Toasts/Beside a selection',
  component: ToastRegion,
  tags: ['stable'],
  args: { queue: createToastQueue() },
  parameters: { isWholePage: true },
  globals: { viewport: { value: 'desktop' } },
  render: () => <DockStage />,
});

const areaOf = (element: Element) => element.getBoundingClientRect();
const messages = () => areaOf(screen.getByRole('region', { name: 'Messages' }));
const bar = () => areaOf(screen.getByRole('region', { name: 'Actions' }));
const middleOf = ({ left, right }: DOMRect) => (left + right) / 2;

async function say() {
  await userEvent.click(screen.getByRole('button', { name: 'Say it' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Messages' })).toBeVisible());
}

async function select() {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Actions' })).toBeVisible());
}

/** Until it has been drawn, with what follows from it. */
async function scrollTo(top: number) {
  window.scrollTo(0, top);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

async function sayBesideASelection() {
  await select();
  await say();
  await waitFor(() => expect(messages().bottom).toBe(bar().top - 12));
}

export const OneAxis = meta.story({
  async play() {
    await sayBesideASelection();
    await expect(middleOf(messages())).toBeCloseTo(middleOf(bar()), 0);
  },
});

export const TheBarComesLater = meta.story({
  async play() {
    await say();
    await select();
    await waitFor(() => expect(messages().bottom).toBeLessThanOrEqual(bar().top));
    await expect(middleOf(messages())).toBeCloseTo(middleOf(bar()), 0);
  },
});

/** What is read stands still: where the selection is dropped, and while the page is scrolled. */
export const StaysWhereItIs = meta.story({
  async play() {
    await sayBesideASelection();
    const { top } = messages();
    await scrollTo(200);
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Actions' })).toBeNull());
    await scrollTo(0);
    await expect(messages().top).toBeCloseTo(top, 0);
  },
});

/** The last row and what stands below it can be scrolled above the message; the bar does not move for that. */
export const AtTheEndOfThePage = meta.story({
  async play() {
    await sayBesideASelection();
    const before = { messages: messages().top, bar: bar().top };
    await scrollTo(document.documentElement.scrollHeight);
    await expect(messages().top).toBeCloseTo(before.messages, 0);
    await expect(bar().top).toBeCloseTo(before.bar, 0);
    const pages = areaOf(screen.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.bottom).toBeLessThan(messages().top);
  },
});

/** A message without a bar leaves room as well. */
export const RoomAtTheEnd = meta.story({
  async play() {
    await say();
    await scrollTo(document.documentElement.scrollHeight);
    const pages = areaOf(screen.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.bottom).toBeLessThan(messages().top);
  },
});

/** What takes the focus below a message is scrolled above it: the message stays. */
export const TheFocusComesAbove = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play() {
    await say();
    const { top } = messages();
    const covered = screen.getAllByRole('link').find((link) => isOver(areaOf(link), messages()));
    if (covered === undefined) throw new Error('No row lies below the message.');
    covered.focus();
    await waitFor(() => expect(areaOf(covered).bottom).toBeLessThan(top));
    await expect(messages().top).toBe(top);
  },
});
