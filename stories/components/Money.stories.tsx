import { Money, Stack } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { plainText } from './plain-text.ts';

const meta = preview.meta({
  title: 'Components/Show/Money',
  component: Money,
  tags: ['autodocs', 'new'],
  args: { minor: 119_900, currency: 'EUR', locale: 'en-US' },
});

/** The yen has no smaller unit: its amount is handed in as it is. */
export const Currencies = meta.story({
  render: (args) => (
    <Stack>
      {['EUR', 'CHF', 'JPY'].map((currency) => (
        <div key={currency}>
          <Money {...args} currency={currency} />
        </div>
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    const said = canvas.getAllByText(/\d/).map(plainText);
    await expect(said).toEqual(['€1,199.00', 'CHF 1,199.00', '¥119,900']);
  },
});

export const Negative = meta.story({
  args: { minor: -4200 },
  async play({ canvas }) {
    await expect(plainText(canvas.getByText(/42/))).toBe('-€42.00');
  },
});

export const InGerman = meta.story({
  args: { locale: 'de' },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(plainText(canvas.getByText(/€/))).toBe('1.199,00 €');
    await fitsATelephone();
  },
});
