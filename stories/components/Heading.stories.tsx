import { Heading, Stack } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Show/Heading',
  component: Heading,
  tags: ['autodocs', 'stable'],
  args: { children: 'Who can see this archive' },
});

const levels = [1, 2, 3] as const;

export const Levels = meta.story({
  args: { level: 1 },
  render: (args) => (
    <Stack>
      {levels.map((level) => (
        <Heading {...args} key={level} level={level} />
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    for (const level of levels) await expect(canvas.getByRole('heading', { level })).toBeVisible();
  },
});

export const Narrow = Levels.extend({
  args: { children: 'Benutzerkontenwiederherstellungseinstellungen der Organisation' },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('heading')).toHaveLength(3);
    await fitsATelephone();
  },
});
