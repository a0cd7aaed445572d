import { OrderedList } from '@archive-console/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { dragByPointer } from './drag-by-pointer.ts';
import { fitsATelephone } from './fits-a-telephone.ts';
import { InEachState, inEachStateOf, looksApart, lookOf } from './InEachState.tsx';
import { germanRules, germanWords, OrderedStage, rules, searchedFor } from './OrderedStage.tsx';
import { isFramed } from './seen-in-system-colors.ts';

const meta = preview.meta({
  title: 'Components/Forms/Ordered list',
  component: OrderedList,
  tags: ['autodocs', 'stable'],
  args: { label: 'Archive policies', items: rules, onMove: fn() },
  render: (args) => <OrderedStage {...args} />,
});

const rowNames = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'));

export const MovedByOne = meta.story({
  async play({ args, canvas, userEvent }) {
    const down = await canvas.findByRole('button', { name: 'Move Works council down' });
    await userEvent.click(down);
    await expect(args.onMove).toHaveBeenLastCalledWith('works', 1);
    await expect(rowNames()).toEqual(['Newsletters', 'Works council', 'Large files', 'Everything else']);
    await expect(canvas.getByText('Works council is now 2 of 4.')).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Move Works council down' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith('works', 2);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Move Works council down' })).toHaveFocus(),
    );
  },
});

export const MovedToAPosition = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Works council is 1 of 4. Move to another position' }),
    );
    const field = await screen.findByRole('textbox', { name: 'Position, 1 to 4' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('9{Enter}');
    await expect(field).toHaveAccessibleDescription('Type a number from 1 to 4.');
    await userEvent.clear(field);
    await userEvent.keyboard('3{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith('works', 2);
    const now = await canvas.findByRole('button', { name: /^Works council is 3 of 4. Move to another/ });
    await waitFor(() => expect(now).toHaveFocus());
    await userEvent.click(now);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Position, 1 to 4' })).toBeVisible());
  },
});

export const MovedToTheTop = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Large files is 3 of 4/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'To the top' }));
    await expect(args.onMove).toHaveBeenLastCalledWith('large', 0);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(rowNames()).toEqual(['Large files', 'Works council', 'Newsletters', 'Everything else']);
  },
});

export const DraggedByKeyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    const handle = await canvas.findByRole('button', { name: /^Drag Newsletters/ });
    handle.focus();
    await userEvent.keyboard('{Enter}');
    const place = await canvas.findByRole('button', { name: /Large files.*Everything else/ });
    place.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith('news', 2));
    await expect(canvas.getByText('Newsletters is now 3 of 4.')).toBeInTheDocument();
  },
});

export const DraggedByPointer = meta.story({
  async play({ args, canvas }) {
    const row = (name: string) => canvas.findByRole('row', { name });
    await dragByPointer(await row('Works council'), await row('Large files'), 'lower');
    await expect(args.onMove).toHaveBeenLastCalledWith('works', 2);
    await waitFor(() => expect(canvas.getByText('Works council is now 3 of 4.')).toBeInTheDocument());
    await dragByPointer(await row('Large files'), await row('Newsletters'), 'upper');
    await expect(args.onMove).toHaveBeenLastCalledWith('large', 0);
    await waitFor(() => expect(canvas.getByText('Large files is now 1 of 4.')).toBeInTheDocument());
    await expect(rowNames()).toEqual(['Large files', 'Newsletters', 'Works council', 'Everything else']);
  },
});

export const RowThatStays = meta.story({
  async play({ args, canvas, userEvent }) {
    const up = await canvas.findByRole('button', { name: 'Move Everything else up' });
    await expect(up).toHaveAccessibleDescription('The default rule is always the last one.');
    await userEvent.click(up);
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(canvas.getByRole('row', { name: 'Everything else' })).toHaveAttribute('draggable', 'false');
    await expect(canvas.getByRole('row', { name: 'Newsletters' })).toHaveAttribute('draggable', 'true');
  },
});

export const Refused = meta.story({
  render: (args) => <OrderedList {...args} />,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Newsletters up' }));
    await expect(args.onMove).toHaveBeenLastCalledWith('news', 0);
    await expect(canvas.queryByText(/is now/)).not.toBeInTheDocument();
  },
});

export const Disabled = meta.story({
  args: { disabledReason: 'The last move is still being saved.' },
  async play({ args, canvas, userEvent }) {
    const down = await canvas.findByRole('button', { name: 'Move Works council down' });
    await expect(down).toHaveAccessibleDescription('The last move is still being saved.');
    await userEvent.click(down);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
});

/** Rows are chosen for an action on many: the bar below counts them, and offers the rest. */
export const Chosen = meta.story({
  args: { onSelection: fn(), bulkActions: [{ id: 'disable', label: 'Disable', onAction: fn() }] },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Newsletters/ }));
    await expect(args.onSelection).toHaveBeenLastCalledWith({ mode: 'some', ids: ['news'] });
    await userEvent.click(await canvas.findByRole('button', { name: /^Select all 4/ }));
    await expect(args.onSelection).toHaveBeenLastCalledWith({ mode: 'all-matching', ids: [] });
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Large files/ }));
    await expect(args.onSelection).toHaveBeenLastCalledWith({ mode: 'all-matching', ids: ['large'] });
    await canvas.findByRole('button', { name: 'Disable' });
  },
});

export const Empty = meta.story({
  args: { items: [], empty: 'There is no rule yet: every mail is archived.' },
  async play({ canvas }) {
    await expect(canvas.getByText('There is no rule yet: every mail is archived.')).toBeVisible();
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
});

/** Search and filters above the rows are those of every list. */
export const NoMatch = meta.story({
  args: { items: [], tools: searchedFor('chess', fn()) },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('searchbox')).toHaveValue('chess');
    await canvas.findByRole('heading', { name: 'No policies found' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.tools?.onClearFilters).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Aufbewahrungsrichtlinien in der Reihenfolge ihrer Prüfung',
    items: germanRules,
    words: germanWords,
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('row')).toHaveLength(4);
    await fitsATelephone();
  },
});

export const SystemColors = meta.story({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    const positions = await canvas.findAllByRole('button', { name: /Move to another position$/ });
    await expect(positions).toHaveLength(4);
    for (const position of positions) await expect(isFramed(position)).toBe(true);
  },
});

const handle = 'Drag Works council';

/** A handle, and a row that is taken up where nothing else stands. */
export const PointerStates = meta.story({
  args: { items: rules.slice(0, 2) },
  parameters: inEachStateOf(`:is([aria-label='${handle}'], [role='row'][aria-label='Newsletters'])`),
  render: (args) => <InEachState columns={1}>{() => <OrderedStage {...args} />}</InEachState>,
  async play(story) {
    await waitFor(() => expect(story.canvas.getAllByRole('button', { name: handle })).toHaveLength(4));
    await looksApart((cell) => cell.getByRole('button', { name: handle }))(story);
    const [atRest, hovered, , pressed] = story.canvas
      .getAllByRole('row', { name: 'Newsletters' })
      .map(lookOf);
    await expect(new Set([atRest, hovered, pressed]).size).toBe(3);
  },
});
