import { Skeleton, skeletonShapes, Stack } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/States/Skeleton',
  component: Skeleton,
  tags: ['autodocs', 'stable'],
});

export const Shapes = meta.story({
  render: (args) => (
    <Stack aria-busy>
      {skeletonShapes.map((shape) => (
        <Skeleton {...args} key={shape} shape={shape} />
      ))}
      <Skeleton {...args} width="24ch" />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.queryByRole('generic', { busy: true })).toHaveTextContent('');
  },
});
