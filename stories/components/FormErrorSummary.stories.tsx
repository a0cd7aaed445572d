import { Form, FormErrorSummary, TextField } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Forms/Form error summary',
  component: FormErrorSummary,
  tags: ['autodocs', 'stable'],
  args: {
    title: '2 things keep this user from being saved',
    errors: [
      { fieldId: 'name', text: 'Display name is missing.' },
      { fieldId: 'email', text: 'This address has no domain.' },
    ],
  },
});

export const LeadsToFields = meta.story({
  render: (args) => (
    <Form aria-label="New user">
      <FormErrorSummary {...args} />
      <TextField id="name" label="Display name" error="Display name is missing." />
      <TextField id="email" label="E-mail" error="This address has no domain." />
    </Form>
  ),
  async play({ canvas, userEvent }) {
    await expect(
      canvas.getByRole('region', { name: '2 things keep this user from being saved' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Display name is missing.' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Display name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'This address has no domain.' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
});

export const Narrow = meta.story({
  args: {
    title: '2 Angaben verhindern die Benutzerkontoerstellung',
    errors: [
      { fieldId: 'name', text: 'Der Benutzerprinzipalname der Organisationseinheit fehlt.' },
      { text: 'Die Empfängeradressenüberprüfungsregelkonfiguration ist unvollständig.' },
    ],
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: /^2 Angaben/ })).toBeVisible();
    await fitsATelephone();
  },
});
