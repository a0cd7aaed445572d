import { Button, Card, type Check, CheckList, Stack } from '@archive-console/ui';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const again = (
  <Button size="sm" aria-label="Check again: journal rule">
    Check again
  </Button>
);

const items: readonly Check[] = [
  { id: 'consent', state: 'done', title: 'Consent is given', fact: '12 March, 14:02' },
  { id: 'sync', state: 'done', title: 'Users are synchronized', fact: '63 users' },
  {
    id: 'rule',
    state: 'failed',
    title: 'The journal rule sends copies',
    text: 'No mail came in. A global administrator can look at the rule in Exchange.',
    fact: 'Checked 13:58',
    action: again,
  },
  { id: 'domain', state: 'busy', title: 'The domain is confirmed', text: 'Asking the name servers.' },
  {
    id: 'package',
    state: 'open',
    title: 'A package is chosen',
    action: <Button size="sm">Choose package</Button>,
  },
];

const meta = preview.meta({
  title: 'Components/Show/Check list',
  component: CheckList,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Setup',
    items,
  },
  render: (args) => (
    <Card title={args.label}>
      <CheckList {...args} />
    </Card>
  ),
});

export const States = meta.story({
  async play({ canvas }) {
    const [first, , third] = canvas.getAllByRole('listitem');
    await expect(canvas.getByRole('list', { name: 'Setup' })).toBeVisible();
    await expect(first).toContainElement(canvas.getAllByRole('img', { name: 'done' })[0] as HTMLElement);
    await expect(third).toContainElement(canvas.getByRole('img', { name: 'not met' }));
    await expect(canvas.getByRole('progressbar', { name: 'Setup' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 5 done',
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const SystemColors = States.extend({ globals: { theme: 'forced' } });

/** Pressed, it is busy until the service answers, and keeps the focus; what it came to is announced. */
export const CheckedAgain = meta.story({
  render: function Checked(args) {
    const [state, setState] = useState<Check['state']>('failed');
    const check = () => {
      setState('busy');
      addEventListener('answer', () => setState('done'), { once: true });
    };
    const action = (
      <Button size="sm" busy={state === 'busy'} onClick={check}>
        Check again
      </Button>
    );
    const rule: Check = { id: 'rule', state, title: 'The journal rule sends copies', action };
    return (
      <Card title="Setup">
        <CheckList {...args} items={args.items.map((item) => (item.id === 'rule' ? rule : item))} />
      </Card>
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const news = canvas.getByRole('status');
    await waitFor(() => expect(news).toHaveTextContent('The journal rule sends copies, being checked'));
    await expect(canvas.getByRole('button', { name: 'Check again' })).toHaveAttribute('aria-busy', 'true');
    dispatchEvent(new Event('answer'));
    await waitFor(() => expect(news).toHaveTextContent('The journal rule sends copies, done'));
    await expect(canvas.getByText('3 of 5 done')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check again' })).toHaveFocus();
  },
});

/** Where what is known and what can be done leave the words no room, they stand below them: the words are read as lines. */
export const Columns = meta.story({
  render: (args) => (
    <Stack gap={12}>
      {[340, 520].map((width) => (
        <div key={width} style={{ width }}>
          <Card title={`${args.label}, ${width}`}>
            <CheckList {...args} label={`${args.label}, ${width}`} />
          </Card>
        </div>
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    const words = canvas.getAllByText(/^No mail came in/).map((text) => text.parentElement);
    for (const said of words) {
      const row = said?.parentElement?.getBoundingClientRect();
      const { width = 0 } = said?.getBoundingClientRect() ?? {};
      await expect(width).toBeGreaterThanOrEqual(Math.min(280, (row?.width ?? 0) - 30));
    }
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Einrichtung',
    items: [
      {
        id: 'rule',
        state: 'failed',
        title: 'Die Nachrichtenflussregel zur Journalisierung sendet Kopien',
        text: 'Ein Gesamtadministrator kann die Journalisierungsempfängeradresse überprüfen.',
        fact: 'Zuletzt überprüft am 14. März um 13:58',
        action: <Button size="sm">Nachrichtenflussregel erneut überprüfen</Button>,
      },
      { id: 'package', state: 'done', title: 'Die Archivierungsumgebung ist ausgewählt', fact: 'Heute' },
    ],
    words: {
      states: { open: 'offen', busy: 'wird überprüft', done: 'erledigt', failed: 'nicht erfüllt' },
      progress: (done, total) => `${done} von ${total} erledigt`,
    },
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText('1 von 2 erledigt')).toBeVisible();
    await fitsATelephone();
  },
});
