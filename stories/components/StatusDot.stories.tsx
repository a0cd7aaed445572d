import { Inline, StatusDot } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Status dot',
  component: StatusDot,
  tags: ['autodocs', 'stable'],
  args: { tone: 'success' as const, children: 'Live' },
});

export const Tones = meta.story({
  render: (args) => (
    <Inline gap={16}>
      <StatusDot {...args} />
      <StatusDot tone="warning">Connecting again</StatusDot>
      <StatusDot tone="danger">Connection lost</StatusDot>
      <StatusDot tone="info">Synchronising</StatusDot>
      <StatusDot tone="off">Off</StatusDot>
    </Inline>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('Connection lost')).toBeVisible();
  },
});
