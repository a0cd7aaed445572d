import { Badge, DefinitionList, MicrosoftIcon, Mono } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Show/Definition list',
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

export const Narrow = meta.story({
  args: {
    items: [
      { term: 'Anzeigename', description: 'Frieda Hohenstein-Achterberg' },
      { term: 'Benutzerkontenwiederherstellungseinstellungen', description: 'Wiederherstellungscodes' },
      {
        term: 'Herkunft',
        description: <Badge icon={MicrosoftIcon}>Benutzerkontenwiederherstellungseinstellungen</Badge>,
      },
      { term: 'Kennung', description: <Mono>Benutzerkontenwiederherstellungseinstellungen</Mono> },
    ],
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    const term = canvas.getByText('Anzeigename').getBoundingClientRect();
    const name = canvas.getByText('Frieda Hohenstein-Achterberg').getBoundingClientRect();
    await expect(name.top).toBeGreaterThanOrEqual(term.bottom);
    await fitsATelephone();
  },
});
