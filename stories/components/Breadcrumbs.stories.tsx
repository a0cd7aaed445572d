import { Breadcrumbs } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { leadsTo } from './leads-to.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'You are here',
    items: [
      { id: 'group', label: 'Users and groups' },
      { id: 'users', label: 'Users', render: leadsTo('#users') },
      { id: 'user', label: 'Amelie Brandt' },
    ],
  },
});

export const Way = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '#users');
    await expect(canvas.getByText('Amelie Brandt')).toHaveAttribute('aria-current', 'page');
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Sie sind hier',
    items: [
      { id: 'group', label: 'Benutzerverwaltung' },
      { id: 'mailboxes', label: 'Gruppenpostfächer', render: leadsTo('#mailboxes') },
      { id: 'mailbox', label: 'Vertriebsunterlagen Niedersachsen und Nordrhein-Westfalen' },
    ],
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Benutzerverwaltung')).not.toBeVisible();
    await expect(canvas.getByText(/^Vertriebsunterlagen/)).toBeVisible();
    const back = canvas.getByRole('link', { name: 'Gruppenpostfächer' });
    await expect(back).toHaveAttribute('href', '#mailboxes');
    await expect(back.getBoundingClientRect().width).toBe(32);
    // As far as there is room: up to the margin of the story.
    await expect(canvas.getByText(/^Vertriebsunterlagen/).getBoundingClientRect().right).toBe(296);
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  args: {
    items: [
      { id: 'users', label: 'Users', render: leadsTo('#users') },
      { id: 'user', label: 'Amelie Brandt' },
    ],
  },
  parameters: { ...inEachState, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => <InEachState>{() => <Breadcrumbs {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('link', { name: 'Users' })),
});
