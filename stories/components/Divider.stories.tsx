import { Divider, Stack } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Layout/Divider',
  component: Divider,
  tags: ['autodocs', 'stable'],
  args: { children: 'or' },
});

export const Lines = meta.story({
  render: (args) => (
    <Stack gap={24}>
      <Divider />
      <Divider {...args} />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('separator')).toBeVisible();
    await expect(canvas.getByText('or')).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: { children: 'oder über Authentifizierungsanwendungsverknüpfungsbestätigungen' },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText(/^oder über/)).toBeVisible();
    await fitsATelephone();
  },
});
