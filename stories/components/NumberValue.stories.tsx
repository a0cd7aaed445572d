import { NumberValue } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { plainText } from './plain-text.ts';

const meta = preview.meta({
  title: 'Components/Show/Number value',
  component: NumberValue,
  tags: ['autodocs', 'stable'],
  args: { value: 1_204_388, locale: 'en-US' },
});

export const AsNumber = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('1,204,388')).toHaveAttribute('value', '1204388');
  },
});

export const AsPercent = meta.story({
  args: { value: 0.624, as: 'percent' },
  async play({ canvas }) {
    await expect(canvas.getByText('62%')).toHaveAttribute('value', '0.624');
  },
});

/** Digits of one width: what stands below one another can be compared. */
export const BelowOneAnother = meta.story({
  render: (args) => (
    <div style={{ display: 'inline-grid', justifyItems: 'end' }}>
      {[1_111_111, 8_888_888].map((value) => (
        <NumberValue {...args} key={value} value={value} />
      ))}
    </div>
  ),
  async play({ canvas }) {
    const [ones, eights] = canvas.getAllByText(/\d/).map((figure) => figure.getBoundingClientRect().width);
    await expect(ones).toBe(eights);
  },
});

export const InGerman = meta.story({
  args: { as: 'percent', value: 0.624, locale: 'de' },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(plainText(canvas.getByText(/62/))).toBe('62 %');
    await fitsATelephone();
  },
});
