import { Inline, type MenuItem, RetryIcon, SplitButton } from '@archive-console/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const onVariant = fn();
const items: readonly MenuItem[] = [
  {
    id: 'options',
    label: 'Start with options',
    description: 'Asks for folders and dates',
    onAction: onVariant,
  },
  { id: 'later', label: 'Start tonight', disabledReason: 'This source has no schedule.', onAction: fn() },
];

const meta = preview.meta({
  title: 'Components/Actions/Split button',
  component: SplitButton,
  tags: ['autodocs', 'new'],
  args: { label: 'Start import', icon: RetryIcon, menuLabel: 'More ways to start', items, onAction: fn() },
  beforeEach: () => void onVariant.mockClear(),
});

export const Designs = meta.story({
  render: (args) => (
    <Inline>
      <SplitButton {...args} design="primary" />
      <SplitButton {...args} />
      <SplitButton {...args} size="sm" />
      <SplitButton {...args} size="lg" design="primary" />
    </Inline>
  ),
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getAllByRole('button', { name: 'More ways to start' })).toHaveLength(4);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledTimes(1);
  },
});

export const Variants = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'More ways to start' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Start with options/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onVariant).toHaveBeenCalledTimes(1));
    await expect(more).toHaveFocus();
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Start with options/ })).toBeVisible());
  },
});

export const PrimaryOpen = meta.story({
  args: { design: 'primary' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to start' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'More ways to start' })).toBeVisible());
  },
});

export const Busy = meta.story({
  args: { busy: true, design: 'primary' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Start import', busy: true }));
    const others = canvas.getByRole('button', { name: 'More ways to start' });
    await userEvent.click(others);
    await expect(others).toHaveFocus();
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
});

export const Disabled = meta.story({
  args: { disabledReason: 'This source is being imported already.' },
  async play({ args, canvas, userEvent }) {
    for (const half of canvas.getAllByRole('button')) {
      await expect(half).toHaveAccessibleDescription('This source is being imported already.');
      await userEvent.click(half);
    }
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Postfachdatenübernahme erneut starten',
    menuLabel: 'Weitere Möglichkeiten',
    fullWidth: true,
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    const halves = canvas.getAllByRole('button').map((half) => half.getBoundingClientRect());
    await expect(halves[1]?.right).toBe(320 - 24);
    await expect(halves[0]?.height).toBe(halves[1]?.height);
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <SplitButton {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('button', { name: 'Start import' })),
});
