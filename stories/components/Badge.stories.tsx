import { Badge, badgeTones, Inline, MicrosoftIcon } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Show/Badge',
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
    for (const words of canvas.getAllByText('Administrator')) {
      const badge = words.parentElement as HTMLElement;
      const { color, backgroundColor } = getComputedStyle(badge);
      await expect(color).not.toBe(backgroundColor);
    }
  },
});

/** A word that is wider than its place goes on below. */
export const Narrow = meta.story({
  render: (args) => (
    <Inline>
      <Badge {...args}>Datenschutzbeauftragte</Badge>
      <Badge {...args} tone="accent">
        Rechtsschutzversicherungsgesellschaftenzusammenschlussverwalter
      </Badge>
      <Badge {...args} icon={MicrosoftIcon}>
        Aus den Benutzerkontenwiederherstellungseinstellungen
      </Badge>
    </Inline>
  ),
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Datenschutzbeauftragte').offsetHeight).toBe(16);
    await fitsATelephone();
  },
});
