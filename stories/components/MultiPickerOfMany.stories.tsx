import { MultiPicker } from '@archive-console/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { BigPicker } from './BigPicker.tsx';
import { fitsATelephone } from './fits-a-telephone.ts';
import { Picker } from './Picker.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Multi-picker/Of many',
  component: MultiPicker,
  tags: ['stable'],
  parameters: { heldBy: BigPicker },
});

const shown = () => <BigPicker />;

const box = (name: string) => screen.findByRole('checkbox', { name });
const boxes = () => screen.getAllByRole('checkbox');

/** What scrolls. */
function scroller() {
  let element = screen.getByRole('list', { name: 'Groups' }).parentElement;
  while (element !== null && getComputedStyle(element).overflowY !== 'auto') element = element.parentElement;
  return element as HTMLElement;
}

async function expectSeen(name: string) {
  const item = (await box(name)).closest('li') as HTMLElement;
  const [row, frame] = [item.getBoundingClientRect(), scroller().getBoundingClientRect()];
  await expect(row.top).toBeGreaterThanOrEqual(frame.top - 1);
  await expect(row.bottom).toBeLessThanOrEqual(frame.bottom + 1);
}

export const Million = meta.story({
  render: shown,
  async play() {
    const first = await box('Group 1');
    await expect(first.closest('li')).toHaveAttribute('aria-setsize', '1000000');
    const drawn = boxes().length;
    await expect(drawn).toBeLessThanOrEqual(20);

    scroller().scrollTop = (scroller().scrollHeight - scroller().clientHeight) / 2;
    await expectSeen('Group 500,001');
    await expect(boxes()).toHaveLength(drawn);

    scroller().scrollTop = scroller().scrollHeight;
    await expectSeen('Group 1,000,000');
    await expect(boxes()).toHaveLength(drawn);
    const end = (await box('Group 1,000,000')).closest('li')?.getBoundingClientRect().bottom ?? 0;
    await expect(Math.abs(scroller().getBoundingClientRect().bottom - end)).toBeLessThanOrEqual(2);
  },
});

export const ByKeyboard = meta.story({
  render: shown,
  async play({ userEvent }) {
    await box('Group 1');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.tab();
    await expect(await box('Group 1')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(await box('Group 2')).toBeChecked();
    for (let place = 3; place <= 14; place += 1) {
      await userEvent.keyboard('{ArrowDown}');
      await expectSeen(`Group ${place}`);
      await expect(await box(`Group ${place}`)).toHaveFocus();
    }
    await userEvent.keyboard('{End}');
    await expect(await box('Group 1,000,000')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp} ');
    await expect(await box('Group 999,999')).toBeChecked();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expectSeen('Group 999,989');
    await expect(await box('Group 999,989')).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Home}');
    await expectSeen('Group 1');
    await userEvent.keyboard(' ');
    await expect(await box('Group 1')).toBeChecked();
    await expect(screen.getByRole('button', { name: 'Add to 3 groups' })).toBeVisible();
  },
});

const chosen = Array.from({ length: 2000 }, (_, place) => ({ id: `${place}`, name: `Group ${place + 1}` }));

/** A few chips, and a list of all: what is not seen is not in the document. */
export const ThousandsChosen = meta.story({
  render: () => <Picker groups={chosen} selected={chosen} />,
  async play({ userEvent }) {
    await expect(await screen.findByText('2,000 selected')).toBeInTheDocument();
    await expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 2,000', expanded: false }));
    const all = screen.getByRole('list', { name: '2,000 selected' });
    await expect(within(all).getAllByRole('listitem').length).toBeLessThanOrEqual(20);
    within(all).getByRole('button', { name: 'Remove Group 1' }).focus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('button', { name: 'Remove Group 2000' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Remove Group 1999' })).toHaveFocus();
    await expect(screen.getByText('1,999 selected')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    await expect(screen.getByText('0 selected')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('list', { name: '1,999 selected' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Show fewer', expanded: true })).toBeVisible();
  },
});

/** Another search begins at its first option; what was chosen stays. */
export const SearchedFurtherDown = meta.story({
  render: shown,
  async play({ userEvent }) {
    await box('Group 1');
    scroller().scrollTop = scroller().scrollHeight;
    await userEvent.click(await box('Group 999,999'));
    await userEvent.type(screen.getByRole('searchbox'), '7');
    await expectSeen('Group 8');
    await expect((await box('Group 8')).closest('li')).toHaveAttribute('aria-setsize', '100000');
    await expect(screen.getByRole('button', { name: 'Remove Group 999,999' })).toBeVisible();
  },
});

/** The focus waits with the option it is on. */
export const OnTheirWay = meta.story({
  render: () => <BigPicker delay={600_000} />,
  async play({ userEvent }) {
    const first = await box('Group 1 is loading');
    await expect(first).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{End} ');
    const last = await box('Group 1000000 is loading');
    await expect(last).toHaveFocus();
    await expect(last).not.toBeChecked();
    await expect(screen.getByText('0 selected')).toBeVisible();
  },
});

export const Narrow = meta.story({
  render: shown,
  globals: { viewport: { value: 'telephone' } },
  async play({ userEvent }) {
    await box('Group 1');
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{ArrowUp}');
    await waitFor(() => expect(document.activeElement).not.toHaveAttribute('aria-busy'));
    await fitsATelephone(scroller());
    await expect(scroller().scrollWidth).toBe(scroller().clientWidth);
    await userEvent.keyboard('{End}');
    await expectSeen('Group 1,000,000');
  },
});
