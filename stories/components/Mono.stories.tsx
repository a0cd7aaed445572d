import { Mono, Text } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Show/Mono',
  component: Mono,
  tags: ['autodocs', 'stable'],
  args: { children: 'User.NotFound' },
});

export const InAText = meta.story({
  render: (args) => (
    <Text>
      The service answered <Mono {...args} />.
    </Text>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('code')).toHaveTextContent('User.NotFound');
  },
});

export const Narrow = meta.story({
  args: { children: 'Benutzerkontenwiederherstellungseinstellungen.Fehlgeschlagen' },
  render: (args) => (
    <Text>
      Der Dienst hat mit <Mono {...args} /> geantwortet.
    </Text>
  ),
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('code')).toHaveTextContent(/^Benutzerkonten/);
    await fitsATelephone();
  },
});
