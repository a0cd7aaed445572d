import { HideBelow, StatusDot } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Hide below',
  component: HideBelow,
  tags: ['autodocs', 'stable'],
  args: { children: <StatusDot tone="success">Live</StatusDot> },
});

export const Wide = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Live')).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Live')).not.toBeVisible();
  },
});
