import { Duration, Stack } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const MINUTE = 60_000;

const meta = preview.meta({
  title: 'Components/Show/Duration',
  component: Duration,
  tags: ['autodocs', 'stable'],
  args: { value: 134 * MINUTE, locale: 'en-US' },
});

export const Spans = meta.story({
  render: (args) => (
    <Stack gap={4}>
      <Duration {...args} />
      <Duration {...args} locale="de" />
      <Duration {...args} value={1.1 * MINUTE} />
      <Duration {...args} value={3000 * MINUTE} />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('2 hr 14 min')).toHaveAttribute('datetime', 'PT8040S');
    await expect(canvas.getByText('2 Std. 14 Min.')).toBeVisible();
    await expect(canvas.getByText('1 min 6 sec')).toBeVisible();
    await expect(canvas.getByText('2 days 2 hr')).toBeVisible();
  },
});

export const InGerman = meta.story({
  args: { locale: 'de', value: 3000 * MINUTE },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText('2 Tg. 2 Std.')).toBeVisible();
    await fitsATelephone();
  },
});
