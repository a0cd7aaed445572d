import { TabLinks } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { leadsTo } from './leads-to.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Tab links',
  component: TabLinks,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Mailbox',
    items: [
      { id: 'overview', label: 'Overview', render: leadsTo('#overview') },
      { id: 'addresses', label: 'Addresses', count: '3', render: leadsTo('#addresses') },
      { id: 'groups', label: 'Gruppenzugehörigkeit', count: '12', render: leadsTo('#groups') },
      { id: 'delegates', label: 'Delegates', count: '4', current: true, render: leadsTo('#delegates') },
    ],
  },
});

export const Parts = meta.story({
  async play({ canvas }) {
    const tabs = canvas.getByRole('navigation', { name: 'Mailbox' });
    await expect(tabs).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(/Delegates\s*4/);
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Postfach',
    items: [
      { id: 'overview', label: 'Zusammenfassung', render: leadsTo('#overview') },
      { id: 'addresses', label: 'E-Mail-Adressen', count: '3', render: leadsTo('#addresses') },
      {
        id: 'delegates',
        label: 'Stellvertretungsberechtigungen',
        count: '4',
        current: true,
        render: leadsTo('#delegates'),
      },
    ],
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'Postfach' })).toBeVisible();
    const { left, right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(left).toBeGreaterThan(0);
    await expect(right).toBeLessThanOrEqual(320);
    await fitsATelephone(canvas.getByRole('navigation'));
  },
});

export const PointerStates = meta.story({
  args: {
    items: [
      { id: 'overview', label: 'Overview', render: leadsTo('#overview') },
      { id: 'delegates', label: 'Delegates', count: '4', current: true, render: leadsTo('#delegates') },
    ],
  },
  parameters: { ...inEachState, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => <InEachState>{() => <TabLinks {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('link', { name: 'Overview' })),
});

export const SystemColors = Parts.extend({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    const barOf = (name: RegExp) =>
      getComputedStyle(canvas.getByRole('link', { name }), '::after').backgroundColor;
    const canvasColor = getComputedStyle(document.body).backgroundColor;
    await expect(barOf(/^Delegates/)).not.toBe(canvasColor);
    // Clear, or the canvas where the system decides.
    await expect(barOf(/^Overview/)).toMatch(/^rgba\(.*, 0\)$/);
  },
});
