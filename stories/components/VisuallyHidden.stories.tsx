import { Button, VisuallyHidden } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Layout/Visually hidden',
  component: VisuallyHidden,
  tags: ['autodocs', 'stable'],
  args: { children: 'import of sales@' },
});

export const CompletesAName = meta.story({
  render: (args) => (
    <Button>
      Open <VisuallyHidden {...args} />
    </Button>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Open import of sales@' })).toBeVisible();
  },
});
