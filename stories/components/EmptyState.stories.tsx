import { Button, EmptyState, type EmptyStateProps, emptyReasons, Grid } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/States/Empty state',
  component: EmptyState,
  tags: ['autodocs', 'stable'],
  args: {
    title: 'No users yet',
    text: 'Create one, or synchronize with Microsoft 365.',
    action: <Button>Create user</Button>,
  },
});

/** What is said instead where something else is the reason. */
const said = {
  'nothing-yet': {},
  'no-match': {
    title: 'No users found',
    text: 'Nobody matches “zebra”.',
    action: <Button>Clear search</Button>,
  },
  'no-access': {
    title: 'You may not see the users',
    text: 'Ask an administrator of your organization to add the role.',
    action: <Button>Check again</Button>,
  },
} satisfies Record<(typeof emptyReasons)[number], Partial<EmptyStateProps>>;

export const Reasons = meta.story({
  render: (args) => (
    <Grid columns={3}>
      {emptyReasons.map((reason) => (
        <EmptyState key={reason} {...args} {...said[reason]} reason={reason} />
      ))}
    </Grid>
  ),
  async play({ canvas }) {
    for (const name of ['No users yet', said['no-match'].title, said['no-access'].title])
      await expect(canvas.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
});

export const Narrow = meta.story({
  args: {
    title: 'Noch keine Benutzerkontenwiederherstellungseinstellungen',
    text: 'Wiederherstellungseinstellungen bestimmen, wie ein Postfachdatenübernahmeberechtigter sich wieder anmeldet.',
    action: <Button>Benutzerkontenwiederherstellungseinstellungen anlegen</Button>,
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: /^Noch keine/ })).toBeVisible();
    await fitsATelephone();
  },
});
