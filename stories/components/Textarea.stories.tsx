import { Stack, Textarea } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const meta = preview.meta({
  title: 'Components/Textarea',
  component: Textarea,
  tags: ['autodocs', 'stable'],
  args: { label: 'Notes' },
});

export const States = meta.story({
  render: (args) => (
    <Stack gap={20}>
      <Textarea {...args} hint="Only administrators read them." />
      <Textarea {...args} required error="Say what the token is for." />
    </Stack>
  ),
  async play({ canvas, userEvent }) {
    const [first, second] = canvas.getAllByRole('textbox', { name: /Notes/ });
    const height = (first as HTMLElement).offsetHeight;
    await userEvent.type(first as HTMLElement, '1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6');
    await expect((first as HTMLElement).offsetHeight).toBeGreaterThan(height);
    await expect(second).toBeInvalid();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <Textarea {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('textbox', { name: 'Notes' }), ['hovered', 'focused']),
});
