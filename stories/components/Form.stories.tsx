import { Button, Form, TextField } from '@archive-console/ui';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Forms/Form',
  component: Form,
  tags: ['autodocs', 'stable'],
  args: { 'aria-label': 'New user', onSubmit: fn((event) => event.preventDefault()) },
});

export const Submitted = meta.story({
  render: (args) => (
    <Form {...args}>
      <TextField label="Display name" required />
      <TextField label="User name" required />
      <div>
        <Button type="submit" design="primary">
          Create user
        </Button>
      </div>
    </Form>
  ),
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: /Display name/ }), 'Amelie Brandt{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('form', { name: 'New user' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: { 'aria-label': 'Neues Benutzerkonto' },
  render: (args) => (
    <Form {...args}>
      <TextField label="Benutzerkontenwiederherstellungseinstellungen" required />
      <div>
        <Button type="submit" design="primary">
          Benutzerkontenwiederherstellungseinstellungen speichern
        </Button>
      </div>
    </Form>
  ),
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('form', { name: 'Neues Benutzerkonto' })).toBeVisible();
    await fitsATelephone();
  },
});
