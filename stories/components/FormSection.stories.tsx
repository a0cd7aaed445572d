import { Card, FormSection, FormSectionWhole, Select, Stack, Textarea, TextField } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Forms/Form section',
  component: FormSection,
  tags: ['autodocs', 'new'],
  args: {
    title: 'Contract partner',
    sentence: 'Stands on every invoice. Changes count from the next one on.',
    children: (
      <>
        <TextField label="Company" required />
        <TextField label="VAT number" hint="Only inside the European Union." />
      </>
    ),
  },
});

export const OneColumn = meta.story({
  async play({ canvas }) {
    const group = canvas.getByRole('group', { name: 'Contract partner' });
    await expect(group).toHaveAccessibleDescription(
      'Stands on every invoice. Changes count from the next one on.',
    );
    await expect(canvas.getByRole('heading', { level: 2, name: 'Contract partner' })).toBeVisible();
  },
});

const [company, vat] = ['Company', 'VAT number'];

export const TwoColumns = meta.story({
  args: { columns: 2 },
  async play({ canvas }) {
    const [first, second] = [company, vat].map((label) =>
      canvas.getByRole('textbox', { name: new RegExp(`^${label}`) }).getBoundingClientRect(),
    );
    await expect(first?.top).toBe(second?.top);
  },
});

export const WithoutSentence = meta.story({
  args: { sentence: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'Contract partner' })).toBeVisible();
    await expect(canvas.getByRole('group')).not.toHaveAttribute('aria-describedby');
  },
});

export const SeveralInACard = meta.story({
  render: (args) => (
    <Card padding="roomy">
      <Stack gap={20}>
        <FormSection {...args} columns={2} />
        <FormSection title="Conditions" sentence="A mail has to meet all of them." columns={2}>
          <Select label="Action" options={[{ value: 'keep', label: 'Archive' }]} />
          <TextField label="Larger than" />
          <FormSectionWhole>
            <Textarea label="Note" />
          </FormSectionWhole>
        </FormSection>
      </Stack>
    </Card>
  ),
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('group');
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await expect(second?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0);
    await expect(note.offsetWidth).toBe(second?.offsetWidth);
  },
});

export const Narrow = meta.story({
  args: {
    columns: 2,
    title: 'Rechnungsempfängerinformationen',
    sentence: 'Umsatzsteueridentifikationsnummernüberprüfung erfolgt beim Speichern.',
    children: (
      <>
        <TextField label="Unternehmensbezeichnung" required />
        <TextField
          label="Umsatzsteueridentifikationsnummer"
          hint="Nur innerhalb der Europäischen Union erforderlich."
        />
      </>
    ),
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
    await fitsATelephone();
  },
});
