import { SearchField } from '@archive-console/ui';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const meta = preview.meta({
  title: 'Components/Search field',
  component: SearchField,
  tags: ['autodocs', 'new'],
  args: { label: 'Search users', clearLabel: 'Clear search', placeholder: 'Name or e-mail', onChange: fn() },
});

export const Empty = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('searchbox', { name: 'Search users' })).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
});

export const Filled = meta.story({
  args: { defaultValue: 'weiss' },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('brandt{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenCalledTimes(8);
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <SearchField {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('searchbox', { name: 'Search users' }), ['hovered', 'focused']),
});
