import { Card, Split } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Layout/Split',
  component: Split,
  tags: ['autodocs', 'stable'],
  args: { side: <Card>In words</Card>, children: <Card>Form</Card> },
});

export const Wide = meta.story({
  async play({ canvas }) {
    const [main, side] = [canvas.getByText('Form'), canvas.getByText('In words')];
    await expect(side.getBoundingClientRect().top).toBe(main.getBoundingClientRect().top);
  },
});

export const WideSide = meta.story({
  args: { sideWidth: 'wide' },
  async play({ canvas }) {
    await expect(canvas.getByText('In words').getBoundingClientRect().width).toBeGreaterThan(300);
  },
});

export const Narrow = meta.story({
  args: {
    side: <Card>Wiederherstellungseinstellungszusammenfassung</Card>,
    children: <Card>Benutzerkontenwiederherstellungseinstellungen</Card>,
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    const [main, side] = [canvas.getByText(/^Benutzer/), canvas.getByText(/^Wiederherstellung/)];
    await expect(side.getBoundingClientRect().top).toBeGreaterThan(main.getBoundingClientRect().bottom);
    await fitsATelephone();
  },
});

export const SideFirst = meta.story({
  args: { sideFirst: true },
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas }) {
    const [main, side] = [canvas.getByText('Form'), canvas.getByText('In words')];
    await expect(main.getBoundingClientRect().top).toBeGreaterThan(side.getBoundingClientRect().bottom);
  },
});
