import { Card, Grid } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Layout/Grid',
  component: Grid,
  tags: ['autodocs', 'stable'],
  args: {
    columns: 3,
    role: 'group',
    'aria-label': 'Nouns',
    children: ['Users', 'Groups', 'Mailboxes'].map((noun) => <Card key={noun}>{noun}</Card>),
  },
});

const columns = (element: HTMLElement) => getComputedStyle(element).gridTemplateColumns.split(' ').length;

export const Wide = meta.story({
  async play({ canvas }) {
    await expect(columns(canvas.getByRole('group', { name: 'Nouns' }))).toBe(3);
  },
});

const germanNouns = ['Benutzerkontenwiederherstellungseinstellungen', 'Gruppen', 'Postfächer'];

export const Narrow = meta.story({
  args: { children: germanNouns.map((noun) => <Card key={noun}>{noun}</Card>) },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(columns(canvas.getByRole('group', { name: 'Nouns' }))).toBe(1);
    await fitsATelephone();
  },
});

export const NarrowTiles = meta.story({
  args: { ...Narrow.input.args, least: 120 },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(columns(canvas.getByRole('group', { name: 'Nouns' }))).toBe(2);
    await fitsATelephone();
  },
});
