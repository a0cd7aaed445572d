import { type Step, Steps } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { leadsTo } from './leads-to.tsx';

const steps: readonly Step[] = [
  { id: 'tenant', label: 'Tenant', state: 'done', render: leadsTo('#tenant') },
  { id: 'microsoft', label: 'Microsoft 365', state: 'done', render: leadsTo('#microsoft') },
  { id: 'domains', label: 'Domains', state: 'current' },
  { id: 'users', label: 'Users', state: 'toCome' },
  { id: 'finish', label: 'Check and finish', state: 'toCome' },
];

const meta = preview.meta({
  title: 'Components/Layout/Steps',
  component: Steps,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Setup',
    steps,
  },
});

export const UnderWay = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('navigation', { name: 'Setup' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Domains');
    await expect(canvas.getAllByRole('listitem')[4]).toHaveTextContent('Check and finish, to come');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tenant, done' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Microsoft 365, done' })).toHaveFocus();
  },
});

export const Failed = meta.story({
  args: {
    steps: [
      { id: 'tenant', label: 'Tenant', state: 'done' },
      { id: 'microsoft', label: 'Microsoft 365', state: 'failed', render: leadsTo('#microsoft') },
      { id: 'domains', label: 'Domains', state: 'toCome' },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'Microsoft 365, failed',
    );
  },
});

export const LongWords = meta.story({
  args: {
    label: 'Einrichtung',
    steps: [
      { id: 'tenant', label: 'Mandantenstammdaten', state: 'done', render: leadsTo('#tenant') },
      { id: 'microsoft', label: 'Microsoft-365-Berechtigungserteilung', state: 'done' },
      { id: 'domains', label: 'Domänenbestätigung', state: 'current' },
      { id: 'users', label: 'Benutzersynchronisierung', state: 'toCome' },
      { id: 'finish', label: 'Zusammenfassung und Abschluss', state: 'toCome' },
    ],
    words: {
      state: { done: 'erledigt', toCome: 'ausstehend', failed: 'fehlgeschlagen' },
      position: (step, total, name) => `Schritt ${step} von ${total}: ${name}`,
    },
  },
  globals: { viewport: { value: 'medium' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByText('Schritt 3 von 5: Domänenbestätigung')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(640);
  },
});

export const Narrow = LongWords.extend({
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Schritt 3 von 5: Domänenbestätigung')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mandantenstammdaten, erledigt' })).toBeVisible();
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  args: { steps: steps.slice(1, 4) },
  parameters: { ...inEachState, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => <InEachState columns={1}>{() => <Steps {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('link', { name: 'Microsoft 365, done' })),
});
