import { Button, Card, SaveBar, TextField } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Forms/Save bar',
  component: SaveBar,
  tags: ['autodocs', 'stable'],
  args: {
    note: '2 changes not saved',
    children: (
      <>
        <Button>Discard changes</Button>
        <Button design="primary">Save user</Button>
      </>
    ),
  },
});

export const InACard = meta.story({
  render: (args) => (
    <Card padding="roomy" footer={<SaveBar {...args} />}>
      <TextField label="Display name" defaultValue="Amelie Brandt" />
    </Card>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 changes not saved');
    await expect(canvas.getByRole('button', { name: 'Save user' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: {
    note: '2 Benutzerkontenwiederherstellungseinstellungen nicht gespeichert',
    children: (
      <>
        <Button>Änderungen verwerfen</Button>
        <Button design="primary">Benutzerkontenwiederherstellungseinstellungen speichern</Button>
      </>
    ),
  },
  render: (args) => (
    <Card padding="roomy" footer={<SaveBar {...args} />}>
      <TextField label="Anzeigename" defaultValue="Amelie Brandt" />
    </Card>
  ),
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/nicht gespeichert$/);
    await fitsATelephone();
  },
});
