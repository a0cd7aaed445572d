import { Button, Inline } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Inline',
  component: Inline,
  tags: ['autodocs', 'stable'],
  args: {
    children: ['Edit profile', 'Add to group', 'Delete user'].map((deed) => (
      <Button key={deed}>{deed}</Button>
    )),
  },
});

export const WrapsWhenFull = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas }) {
    const [first, , third] = canvas.getAllByRole('button');
    await expect(third?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0);
  },
});
