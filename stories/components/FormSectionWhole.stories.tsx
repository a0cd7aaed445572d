import { FormSection, FormSectionWhole, Textarea, TextField } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Forms/Form section whole',
  component: FormSectionWhole,
  tags: ['autodocs', 'stable'],
  args: { children: <Textarea label="Note" /> },
  render: (args) => (
    <FormSection title="Conditions" columns={2}>
      <TextField label="Sender" />
      <TextField label="Larger than" />
      <FormSectionWhole {...args} />
    </FormSection>
  ),
});

export const AllColumns = meta.story({
  async play({ canvas }) {
    const sender = canvas.getByRole('textbox', { name: 'Sender' });
    await expect(canvas.getByRole('textbox', { name: 'Note' }).offsetWidth).toBe(
      canvas.getByRole('group').offsetWidth,
    );
    await expect(sender.offsetWidth).toBeLessThan(canvas.getByRole('group').offsetWidth / 2);
  },
});

/** In the order of reading it stays where it is written. */
export const Between = meta.story({
  render: (args) => (
    <FormSection title="Conditions" columns={2}>
      <TextField label="Sender" />
      <FormSectionWhole {...args} />
      <TextField label="Larger than" />
    </FormSection>
  ),
  async play({ canvas, userEvent }) {
    const fields = canvas.getAllByRole('textbox');
    await expect(fields.map((field) => field.getBoundingClientRect().top)).toEqual(
      fields.map((field) => field.getBoundingClientRect().top).toSorted((a, b) => a - b),
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  },
});

export const Narrow = meta.story({
  args: {
    children: <Textarea label="Aufbewahrungsfristbegründung für die Wirtschaftsprüfungsgesellschaft" />,
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  render: (args) => (
    <FormSection title="Archivierungsbedingungen" columns={2}>
      <TextField label="Absenderadressenmuster" />
      <TextField label="Mindestnachrichtengröße" />
      <FormSectionWhole {...args} />
    </FormSection>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: /^Aufbewahrung/ })).toBeVisible();
    await fitsATelephone();
  },
});
