import { Kbd, Text } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Show/Kbd',
  component: Kbd,
  tags: ['autodocs', 'stable'],
  args: { children: 'Ctrl K' },
});

export const Keys = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Ctrl K')).toBeVisible();
  },
});

export const InASentence = meta.story({
  render: () => (
    <Text>
      Press <Kbd>Ctrl K</Kbd> to search everything, <Kbd>F6</Kbd> to reach the messages and <Kbd>Esc</Kbd> to
      close.
    </Text>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('F6')).toBeVisible();
  },
});

export const Narrow = meta.story({
  render: () => (
    <Text>
      Mit <Kbd>Strg Umschalttaste Eingabetaste</Kbd> werden die Benutzerkontenwiederherstellungseinstellungen
      gespeichert, mit <Kbd>Esc</Kbd> verworfen.
    </Text>
  ),
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Strg Umschalttaste Eingabetaste')).toBeVisible();
    await fitsATelephone();
  },
});
