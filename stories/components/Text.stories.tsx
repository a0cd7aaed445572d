import { Stack, Text, textTones } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const words = 'People who can sign in and search the archive.';

const meta = preview.meta({
  title: 'Components/Show/Text',
  component: Text,
  tags: ['autodocs', 'stable'],
  args: { children: words },
});

export const Tones = meta.story({
  render: (args) => (
    <Stack>
      {textTones.map((tone) => (
        <Text {...args} key={tone} tone={tone} />
      ))}
      <Text {...args} size="small" />
      <Text {...args} strong />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByText(words)).toHaveLength(9);
  },
});

export const Truncated = meta.story({
  args: { truncate: true },
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText(words).offsetHeight).toBe(20);
  },
});

export const Narrow = meta.story({
  args: { children: 'Die Benutzerkontenwiederherstellungseinstellungsbenachrichtigungen der Organisation.' },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText(/^Die Benutzerkonten/).offsetHeight).toBeGreaterThan(20);
    await fitsATelephone();
  },
});
