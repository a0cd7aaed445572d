import { Inline, StatusDot, statusTones } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Status dot',
  component: StatusDot,
  tags: ['autodocs', 'stable'],
  args: { tone: 'success', children: 'Live' },
});

const words = {
  success: 'Live',
  warning: 'Connecting again',
  danger: 'Connection lost',
  info: 'Synchronising',
  off: 'Off',
};

export const Tones = meta.story({
  render: () => (
    <Inline gap={16}>
      {statusTones.map((tone) => (
        <StatusDot key={tone} tone={tone}>
          {words[tone]}
        </StatusDot>
      ))}
    </Inline>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('Connection lost')).toBeVisible();
  },
});
