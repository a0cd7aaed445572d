import {
  Badge,
  Button,
  CreateIcon,
  PageHeader,
  pageHeaderTones,
  Stack,
  UsersIcon,
  WorkingIcon,
} from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Page header',
  component: PageHeader,
  tags: ['autodocs', 'stable'],
  args: { title: 'Users', sentence: 'People who can sign in and search the archive.' },
});

export const List = meta.story({
  args: {
    actions: (
      <>
        <Button>Paste a list</Button>
        <Button design="primary" icon={CreateIcon}>
          Create user
        </Button>
      </>
    ),
  },
  async play({ canvas }) {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Users' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const Details = meta.story({
  args: {
    icon: UsersIcon,
    title: 'Carla Weiss',
    badge: <Badge>You</Badge>,
    sentence: 'Local user · administrator',
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Carla Weiss' })).toBeVisible();
  },
});

export const Tones = meta.story({
  render: (args) => (
    <Stack gap={24}>
      {pageHeaderTones.map((tone) => (
        <PageHeader {...args} key={tone} icon={WorkingIcon} tone={tone} />
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(4);
  },
});

export const Narrow = List.extend({
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas }) {
    const edges = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect();
    const words = canvas.getByText('People who can sign in and search the archive.').getBoundingClientRect();
    await expect(edges('Paste a list').left).toBe(words.left);
    await expect(edges('Create user').right).toBeCloseTo(words.right, 0);
  },
});
