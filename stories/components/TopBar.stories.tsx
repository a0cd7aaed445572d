import { Avatar, Breadcrumbs, StatusDot, TopBar } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Top bar',
  component: TopBar,
  tags: ['autodocs', 'new'],
  args: {
    start: <Breadcrumbs label="You are here" items={[{ id: 'users', label: 'Users' }]} />,
    end: (
      <>
        <StatusDot tone="success">Live</StatusDot>
        <Avatar name="Carla Weiss" tone="accent" />
      </>
    ),
  },
});

export const Slots = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('banner')).toHaveTextContent('Users');
    await expect(canvas.getByText('Live')).toBeVisible();
  },
});
