import { type ResultRow, ResultSheet } from '@archive-console/ui';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { resultRows } from './result-rows.ts';

const person = (name: string, row: Omit<ResultRow, 'id' | 'name' | 'isPerson'>): ResultRow => ({
  id: name,
  name,
  note: name.toLowerCase().replace(' ', '.'),
  isPerson: true,
  ...row,
});

const managed = {
  outcome: 'failed',
  code: 'User.ManagedReadonly',
  text: 'Microsoft 365 manages this person. Change the person there; the next synchronization brings it here.',
} as const;
const unreachable = {
  outcome: 'failed',
  code: 'Default.UnexpectedError',
  text: 'The service could not do this. Try again in a few minutes.',
} as const;

const meta = preview.meta({
  title: 'Components/Overlays/Result sheet/By cause',
  component: ResultSheet,
  tags: ['stable'],
  args: {
    isOpen: true,
    title: '1 user deleted, 4 not deleted',
    state: 'finished' as const,
    rows: resultRows(
      [
        person('Amelie Brandt', managed),
        person('Bjarne Olsen', managed),
        person('Carla Weiss', managed),
        person('Daniyar Seitkali', { ...unreachable, trace: { id: '4bf92f3577b34da6' } }),
        person('Edda Winter', { ...unreachable, trace: { id: '9d03b1c0aa5e41f7' } }),
        person('Femi Adeyemi', { outcome: 'done' }),
      ],
      2,
    ),
    onClose: fn(),
    onStop: fn(),
    onRetryFailed: fn(),
    onCsv: fn(),
  },
});

const said = (text: string) => within(screen.getByRole('list')).getAllByText(text);

/** What several rows have in common is said once, above the first of them, with one trace id. */
export const TwoCauses = meta.story({
  async play() {
    await screen.findByRole('dialog');
    await expect(said(managed.text)).toHaveLength(1);
    await expect(said(unreachable.text)).toHaveLength(1);
    const rows = screen.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/ManagedReadonlyAmelie Brandtamelie\.brandtFailed$/);
    await expect(rows[1]).toHaveTextContent(/^Bjarne Olsenbjarne\.olsenFailed$/);
    await expect(rows[3]).toHaveTextContent(
      /4bf92f3577b34da6Copy trace idDaniyar Seitkalidaniyar\.seitkaliFailed$/,
    );
    await expect(rows[4]).toHaveTextContent(/^Edda Winteredda\.winterFailed$/);
    await expect(screen.getByRole('button', { name: 'Try 2 again' })).toBeInTheDocument();
  },
});

/** Where what failed can be corrected, that is what the sheet leads to; Esc closes it as ever. */
export const Correctable = meta.story({
  args: {
    title: 'No user was given Auditor',
    rows: resultRows(
      ['Amelie Brandt', 'Bjarne Olsen'].map((name) =>
        person(name, {
          outcome: 'failed',
          code: 'Default.ValidationError',
          text: 'The service does not know this role. Check how it is spelled.',
        }),
      ),
    ),
    correct: { label: 'Correct role', onPress: fn() },
  },
  async play({ args, userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Correct role' }));
    await expect((args.correct as { onPress: unknown }).onPress).toHaveBeenCalledTimes(1);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});
