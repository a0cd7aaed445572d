import { Stack, Text } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Stack',
  component: Stack,
  tags: ['autodocs', 'stable'],
  args: { children: [<Text key="1">First part</Text>, <Text key="2">Second part</Text>] },
});

export const Parts = meta.story({
  async play({ canvas }) {
    const [first, second] = canvas.getAllByText(/part/);
    const distance = (second?.offsetTop ?? 0) - (first?.offsetTop ?? 0) - (first?.offsetHeight ?? 0);
    await expect(distance).toBe(12);
  },
});
