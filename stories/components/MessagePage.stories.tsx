import { Button, emptyReasons, MessagePage, Stack } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Message page',
  component: MessagePage,
  tags: ['autodocs', 'stable'],
  args: {
    title: 'This user does not exist',
    text: 'Somebody may have deleted it.',
    code: 'User.NotFound',
    action: <Button>Show all users</Button>,
  },
});

export const NotFound = meta.story({
  args: { reason: 'no-match' },
  async play({ canvas }) {
    const heading = canvas.getByRole('heading', { level: 1, name: 'This user does not exist' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const NoPermissions = meta.story({
  args: {
    reason: 'no-access',
    title: 'You may not see this page',
    text: 'Your account has no administrator role. Ask an administrator of your organisation.',
    code: 'Default.Forbidden',
    action: <Button>Sign out</Button>,
  },
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You may not see this page');
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
});

export const Reasons = meta.story({
  args: { reason: 'no-match' },
  render: (args) => (
    <Stack>
      {emptyReasons.map((reason) => (
        <MessagePage {...args} key={reason} reason={reason} />
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button', { name: 'Show all users' })).toHaveLength(3);
  },
});
