import { Field, TextLink } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Forms/Field',
  component: Field,
  tags: ['autodocs', 'new'],
  args: { label: 'Color of the mark', hint: 'Shown on the sign-in screen.' },
});

export const AroundAnyControl = meta.story({
  args: { children: (control) => <input type="color" defaultValue="#0a6a65" {...control} /> },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Color of the mark')).toHaveAccessibleDescription(
      'Shown on the sign-in screen.',
    );
  },
});

export const Invalid = meta.story({
  args: {
    required: true,
    error: 'This color cannot be read on white. Choose a darker one.',
    children: (control) => <input type="color" defaultValue="#ffee00" {...control} />,
  },
  async play({ canvas }) {
    await expect(canvas.getByLabelText(/Color/)).toBeInvalid();
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Benutzerkontenwiederherstellungseinstellungen',
    labelAside: <TextLink href="#more">Wiederherstellungseinstellungsbeschreibung</TextLink>,
    hint: 'Die Farbe der Wiederherstellungseinstellungsbenachrichtigungen.',
    error: 'Benutzerkontenwiederherstellungsbenachrichtigungsfarben brauchen mehr Kontrast.',
    required: true,
    children: (control) => <input type="color" defaultValue="#ffee00" {...control} />,
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByLabelText(/^Benutzerkontenwiederherstellungseinstellungen/)).toBeInvalid();
    await fitsATelephone();
  },
});
