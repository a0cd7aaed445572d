import { Icon, Inline, UsersIcon } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Show/Icon',
  component: Icon,
  tags: ['autodocs', 'stable'],
  args: { of: UsersIcon },
});

const sizes = [14, 16, 18, 20, 24];

export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      {sizes.map((size) => (
        <Icon {...args} key={size} size={size} />
      ))}
    </Inline>
  ),
  async play({ canvas, canvasElement }) {
    const drawn = [...canvasElement.querySelectorAll('svg')].map((icon) => icon.clientWidth);
    await expect(drawn).toEqual(sizes);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
