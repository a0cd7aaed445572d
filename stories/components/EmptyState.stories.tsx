import { Button, EmptyState, emptyReasons, Grid } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Empty state',
  component: EmptyState,
  tags: ['autodocs', 'stable'],
  args: {
    title: 'No users yet',
    text: 'Create one, or synchronise with Microsoft 365.',
    action: <Button>Create user</Button>,
  },
});

export const Reasons = meta.story({
  render: (args) => (
    <Grid columns={3}>
      {emptyReasons.map((reason) => (
        <EmptyState {...args} key={reason} reason={reason} />
      ))}
    </Grid>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('heading', { name: 'No users yet', level: 2 })).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: 'Create user' })).toHaveLength(3);
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
