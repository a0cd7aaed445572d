// Creating many from a list: the same page in every area.
import type { WordKey } from '@archive-console/console';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fieldOf, pageOf, partOf, type Place, press, see } from './steps.ts';

type Noun = 'users' | 'groups' | 'mailboxes' | 'addresses';

/** Pastes a list. */
export async function pasteRows(shown: Place, ...rows: string[]) {
  await userEvent.click(await fieldOf(shown, 'create-many:paste.label'));
  await userEvent.paste(rows.join('\n'));
}

/** Pastes a list and has it checked. */
export async function checkRows(shown: Place, ...rows: string[]) {
  await pasteRows(shown, ...rows);
  await press(shown, 'create-many:paste.submit');
}

/** Waits for the rows that can be created, for those of them that something is said of, and for those that cannot. */
export async function seeRows(shown: Place, { right = 0, warned = 0, wrong = 0 }) {
  if (warned > 0) await see(shown, 'region', 'create-many:preview.warned', { count: warned });
  if (right > 0) await see(shown, 'region', 'create-many:preview.right', { count: right });
  if (wrong > 0) await see(shown, 'region', 'create-many:preview.wrong', { count: wrong });
}

/** Creates so many, once nothing is looked up any more. */
export async function createRows(shown: Place, noun: Noun, count: number) {
  const name = shown.words(`create-many:${noun}.submit` satisfies WordKey, { count });
  await waitFor(() =>
    expect(pageOf(shown).getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await userEvent.click(pageOf(shown).getByRole('button', { name }));
}

/** The sheet of the run, once it says this. */
export async function sheetSaying(shown: Place, noun: Noun, what: 'run' | 'done', count: number) {
  return partOf(
    shown,
    await see(shown, 'dialog', `create-many:${noun}.${what}` satisfies WordKey, { count }),
  );
}
export async function sheetOf(shown: Place, noun: Noun, count: number, total: number) {
  const key = `create-many:${noun}.partlyDone` satisfies WordKey;
  return partOf(shown, await see(shown, 'dialog', key, { count, total }));
}
