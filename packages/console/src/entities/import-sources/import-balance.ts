import type { ImportTask } from '@archive-console/api-client';
import { isImportRunning } from '#queries/import-progress.ts';

/** What became of the mails of an import, or of several. */
export interface ImportFigures {
  discovered: number;
  imported: number;
  filtered: number;
  duplicated: number;
  failed: number;
}

type Counted = Pick<
  ImportTask,
  'discoveredMails' | 'importedMails' | 'filteredMails' | 'duplicatedMails' | 'failedMails'
>;

/** What the service says of it; `null` is not known, and shown as no figure. */
export const givenFigures = (task: Counted): Record<keyof ImportFigures, number | null> => ({
  discovered: task.discoveredMails,
  imported: task.importedMails,
  filtered: task.filteredMails,
  duplicated: task.duplicatedMails,
  failed: task.failedMails,
});

/** The same to reckon with: what is not given adds nothing. */
export function figuresOf(task: Counted): ImportFigures {
  const { discovered, imported, filtered, duplicated, failed } = givenFigures(task);
  return {
    discovered: discovered ?? 0,
    imported: imported ?? 0,
    filtered: filtered ?? 0,
    duplicated: duplicated ?? 0,
    failed: failed ?? 0,
  };
}

function sumOfFigures(all: readonly ImportFigures[]): ImportFigures {
  const sum = (figure: keyof ImportFigures) => all.reduce((total, figures) => total + figures[figure], 0);
  return {
    discovered: sum('discovered'),
    imported: sum('imported'),
    filtered: sum('filtered'),
    duplicated: sum('duplicated'),
    failed: sum('failed'),
  };
}

/** What several imports come to. */
export interface TasksBalance {
  /** Of those that have ended: what still runs has no balance yet, and what was canceled never had to add up. */
  sum: ImportFigures;
  ended: number;
  canceled: number;
  running: number;
  /** How many mails are missing or too many, import by import: in the sum, one would make good for the other. */
  off: number;
}

export function balanceOfTasks(tasks: readonly (Counted & Pick<ImportTask, 'state'>)[]): TasksBalance {
  const over = tasks.filter(({ state }) => !isImportRunning(state));
  const ended = over.filter(({ state }) => !isCanceled(state));
  return {
    sum: sumOfFigures(ended.map(figuresOf)),
    ended: ended.length,
    canceled: over.length - ended.length,
    running: tasks.length - over.length,
    off: over.map(balanceOf).reduce((mails, balance) => mails + (isOff(balance) ? balance.mails : 0), 0),
  };
}

/** Whether an import was ended by a person: it need not have dealt with all that it had found. */
export const isCanceled = (state: string) => state === 'Cancelled';

/** Mails of which it is known what became of them. */
export const accountedFor = ({ imported, filtered, duplicated, failed }: ImportFigures) =>
  imported + filtered + duplicated + failed;

/** How far what was found and what became of it are apart: 0 where every mail is accounted for. */
const differenceOf = (figures: ImportFigures) => figures.discovered - accountedFor(figures);

/**
 * How the figures of one import stand: an import that runs has mails still to come, one that failed before it found any
 * has none to account for, one that has ended accounts for every mail, or says of how many it does not; one that was
 * canceled may leave some of what it found. Where the service does not say how many it found, or not of all that is
 * missing what became of it, nothing is known of that.
 */
export type Balance =
  | { state: 'running' | 'not-begun' | 'unstated' | 'even' }
  | { state: 'canceled'; left: number }
  | { state: 'missing' | 'surplus'; mails: number };

export function balanceOf(task: Counted & Pick<ImportTask, 'state'>): Balance {
  if (isImportRunning(task.state)) return { state: 'running' };
  const figures = figuresOf(task);
  const isEmpty = figures.discovered === 0 && accountedFor(figures) === 0;
  const isStopped = isCanceled(task.state) && task.discoveredMails !== null;
  if (isEmpty && (task.state === 'Failed' || isStopped)) return { state: 'not-begun' };
  const balance = balanceOfFigures(figures);
  const isMissingAny = balance.state === 'missing' && Object.values(givenFigures(task)).includes(null);
  if (task.discoveredMails === null || isMissingAny) return { state: 'unstated' };
  if (isStopped && balance.state === 'missing') return { state: 'canceled', left: balance.mails };
  return balance;
}

export function balanceOfFigures(figures: ImportFigures): Balance {
  const difference = differenceOf(figures);
  if (difference === 0) return { state: 'even' };
  return { state: difference > 0 ? 'missing' : 'surplus', mails: Math.abs(difference) };
}

/** Whether mails are missing or too many. */
export const isOff = (balance: Balance): balance is Extract<Balance, { mails: number }> => 'mails' in balance;

/** Whether an import that ended is no proof: its figures do not add up, or are not given. */
export const isInQuestion = (balance: Balance): boolean => isOff(balance) || balance.state === 'unstated';
