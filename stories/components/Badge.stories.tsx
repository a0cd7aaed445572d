import { Badge, badgeTones, Inline, MicrosoftIcon } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  tags: ['autodocs', 'stable'],
  args: { children: 'Administrator' },
});

export const Plain = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Administrator')).toBeVisible();
  },
});

export const Tones = meta.story({
  render: (args) => (
    <Inline>
      {badgeTones.map((tone) => (
        <Badge {...args} key={tone} tone={tone} />
      ))}
      <Badge {...args} icon={MicrosoftIcon} />
    </Inline>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByText('Administrator')).toHaveLength(7);
  },
});

export const SystemColors = Tones.extend({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    for (const badge of canvas.getAllByText('Administrator')) {
      const { color, backgroundColor } = getComputedStyle(badge);
      await expect(color).not.toBe(backgroundColor);
    }
  },
});
