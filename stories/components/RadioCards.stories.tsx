import { type RadioCard, RadioCards, StorageIcon } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const options: readonly RadioCard[] = [
  {
    value: 'keep',
    title: 'Archive',
    text: 'Mail is kept as long as the package says.',
    icon: StorageIcon,
  },
  { value: 'skip', title: 'Do not archive', text: 'Mail is never stored.' },
  { value: 'drop', title: 'Delete', disabledReason: 'Your package does not include it.' },
];

const meta = preview.meta({
  title: 'Components/Radio cards',
  component: RadioCards,
  tags: ['autodocs', 'new'],
  args: {
    label: 'Action',
    options,
  },
});

export const States = meta.story({
  args: { defaultValue: 'keep', hint: 'It can be changed for mail that arrives later.' },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Do not archive' })).toBeChecked();
    const locked = canvas.getByRole('radio', { name: 'Delete' });
    await expect(locked).toHaveAccessibleDescription('Your package does not include it.');
    await userEvent.click(locked);
    await expect(locked).not.toBeChecked();
  },
});

export const Invalid = meta.story({
  args: { required: true, error: 'Choose what happens to the mail.' },
  async play({ canvas }) {
    const group = canvas.getByRole('radiogroup', { name: 'Action' });
    await expect(group).toHaveAccessibleDescription('Choose what happens to the mail.');
    await expect(group).toBeRequired();
  },
});

export const PointerStates = meta.story({
  args: { defaultValue: 'keep', options: options.slice(0, 2) },
  parameters: inEachState,
  render: (args) => <InEachState>{() => <RadioCards {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('radio', { name: 'Do not archive' }), ['hovered', 'focused']),
});
