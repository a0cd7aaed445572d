import { Meter, Stack } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const GB = 1_000_000_000;

const meta = preview.meta({
  title: 'Components/Show/Meter',
  component: Meter,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Storage',
    value: 42 * GB,
    max: 90 * GB,
    valueText: '42 GB of 90 GB',
    thresholds: {
      warning: { from: 72 * GB, label: 'Nearly full' },
      danger: { from: 90 * GB, label: 'Full' },
    },
  },
});

export const Levels = meta.story({
  render: (args) => (
    <Stack gap={24}>
      <Meter {...args} note="Full about March 14" />
      <Meter {...args} value={78.2 * GB} valueText="78.2 GB of 90 GB" note="Full about March 14" />
      <Meter {...args} value={94 * GB} valueText="94 GB of 90 GB" note="New mail is not archived." />
    </Stack>
  ),
  async play({ canvas }) {
    const [well, nearly, full] = canvas.getAllByRole('meter', { name: 'Storage' });
    await expect(well).toHaveAttribute('aria-valuetext', '42 GB of 90 GB');
    const fill = well?.firstElementChild?.getBoundingClientRect();
    await expect(fill?.height).toBe(6);
    await expect(fill?.width).toBeGreaterThan(100);
    await expect(well).not.toHaveAccessibleDescription();
    await expect(nearly).toHaveAccessibleDescription('Nearly full');
    await expect(full).toHaveAccessibleDescription('Full');
    await expect(full).toHaveAttribute('aria-valuetext', '94 GB of 90 GB');
  },
});

export const NamedLimit = meta.story({
  args: {
    label: 'Licenses',
    value: 63,
    max: 80,
    valueText: '63 users',
    limit: { value: 58, label: '58 licenses bought' },
    thresholds: { warning: { from: 58, label: '5 users are charged monthly' } },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('58 licenses bought')).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAccessibleDescription('5 users are charged monthly');
  },
});

export const Empty = meta.story({
  args: { value: 0, valueText: '0 GB of 90 GB' },
  async play({ canvas }) {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '0');
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Speicherplatzkontingent der Archivierungsumgebung',
    value: 89 * GB,
    valueText: '89 GB von 90 GB',
    note: 'Voraussichtlich am 14. März vollständig belegt',
    thresholds: { warning: { from: 72 * GB, label: 'Kontingent nahezu ausgeschöpft' } },
    limit: { value: 90 * GB, label: 'Speicherpaket mit 90 GB' },
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('meter')).toBeVisible();
    await fitsATelephone();
  },
});

export const SystemColors = Levels.extend({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    await expect(canvas.getByText('Nearly full')).toBeVisible();
    await expect(canvas.getByText('Full')).toBeVisible();
    for (const meter of canvas.getAllByRole('meter')) {
      const fill = getComputedStyle(meter.firstElementChild as Element).backgroundColor;
      await expect(fill).not.toBe(getComputedStyle(meter).backgroundColor);
    }
  },
});
