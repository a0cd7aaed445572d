import { Divider, Stack } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Divider',
  component: Divider,
  tags: ['autodocs', 'stable'],
  args: { children: 'or' },
});

export const Lines = meta.story({
  render: (args) => (
    <Stack gap={24}>
      <Divider />
      <Divider {...args} />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('separator')).toBeVisible();
    await expect(canvas.getByText('or')).toBeVisible();
  },
});
