import { Badge, DefinitionList, MicrosoftIcon, Mono } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Definition list',
  component: DefinitionList,
  tags: ['autodocs', 'stable'],
  args: {
    items: [
      { term: 'Display name', description: 'Frieda Hohenstein-Achterberg' },
      { term: 'User name', description: <Mono>f.hohenstein</Mono> },
      { term: 'Origin', description: <Badge icon={MicrosoftIcon}>Microsoft 365</Badge> },
    ],
  },
});

export const Facts = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getByText('Microsoft 365')).toBeVisible();
  },
});

export const Stacked = Facts.extend({
  args: { layout: 'stacked' },
  async play({ canvas }) {
    const term = canvas.getByText('Origin').getBoundingClientRect();
    await expect(canvas.getByText('Microsoft 365').getBoundingClientRect().top).toBeGreaterThan(term.top + 8);
  },
});

export const Narrow = Facts.extend({ globals: { viewport: { value: 'telephone' } } });
