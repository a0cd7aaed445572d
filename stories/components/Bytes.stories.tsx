import { Bytes, Stack } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { plainText } from './plain-text.ts';

const meta = preview.meta({
  title: 'Components/Show/Bytes',
  component: Bytes,
  tags: ['autodocs', 'new'],
  args: { value: 78_200_000_000, locale: 'en-US' },
});

export const Units = meta.story({
  render: (args) => (
    <Stack>
      {[0, 512, 999_999, 4_300_000, 78_200_000_000, 2_450_000_000_000].map((value) => (
        <div key={value}>
          <Bytes {...args} value={value} />
        </div>
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    const said = canvas.getAllByText(/\d/).map(plainText);
    await expect(said).toEqual(['0 bytes', '512 bytes', '1 MB', '4.3 MB', '78.2 GB', '2.5 TB']);
  },
});

export const InGerman = meta.story({
  args: { locale: 'de' },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    const amount = canvas.getByText(/GB/);
    await expect(plainText(amount)).toBe('78,2 GB');
    await expect(amount).toHaveAttribute('value', '78200000000');
    await fitsATelephone();
  },
});
