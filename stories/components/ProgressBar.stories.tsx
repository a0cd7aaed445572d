import { ProgressBar, Stack } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { isFramed } from './seen-in-system-colors.ts';

const meta = preview.meta({
  title: 'Components/States/Progress bar',
  component: ProgressBar,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Import of archive-2019.uma',
    value: 0.62,
    valueText: '62%',
    note: '148,220 of 239,004 mails',
  },
});

export const States = meta.story({
  render: (args) => (
    <Stack gap={24}>
      <ProgressBar {...args} />
      <ProgressBar label="Synchronization with Microsoft 365" note="started 14:01" />
    </Stack>
  ),
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Import of archive-2019.uma' });
    await expect(bar).toHaveValue(0.62);
    await expect(bar).toHaveAttribute('aria-valuetext', '62%');
    await expect(canvas.getByRole('progressbar', { name: /Synchronization/ })).not.toHaveAttribute('value');
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Postfachdatenübernahme archiv-2019.uma',
    valueText: '148.220 von 239.004 Nachrichten übernommen',
    note: 'voraussichtlich noch 14 Minuten',
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  render: (args) => (
    <Stack gap={24}>
      <ProgressBar {...args} />
      <ProgressBar {...args} labelHidden />
    </Stack>
  ),
  async play({ canvas }) {
    const [, inOne] = canvas.getAllByRole('progressbar', { name: /^Postfachdatenübernahme/ });
    await expect(inOne?.getBoundingClientRect().width).toBe(272);
    await fitsATelephone();
  },
});

export const SystemColors = States.extend({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    await expect(canvas.getByText('62%')).toBeVisible();
    await expect(canvas.getByText('started 14:01')).toBeVisible();
    for (const bar of canvas.getAllByRole('progressbar')) await expect(isFramed(bar)).toBe(true);
  },
});
