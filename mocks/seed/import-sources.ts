import type { Mailbox } from '@archive-console/api-client';
import { HOUR, MINUTE } from '../clock.ts';
import type { HeldSource, HeldTask } from '../imports/imports.ts';
import { NOT_ON_SERVER, outcomeOf } from '../imports/plan.ts';
import type { ImportPlan } from '../imports/import-plan.ts';
import { newTask } from '../imports/schedule.ts';
import { sourceOf } from '../imports/sources.ts';
import { importSourceIdOf, importTaskIdOf } from '../stable-id.ts';

const COUNT = 41;

/** The kinds of mailbox that were registered for an import. */
const READABLE = ['UserMailbox', 'ResourceMailbox', 'UmaArchive'];

const NOT_FOUND = new Set(['Meeting room Ahorn', 'Jonas Petersen']);

/** The archive that is being imported when everything begins, how far it is, and for how long. */
const RUNNING = { name: 'archive-2019.uma', total: 239_004, done: 148_220, since: 47 * MINUTE };

/** The import that runs at the beginning: at the pace it had so far. */
export const runningPlan: ImportPlan = {
  waitMs: 0,
  discoverMs: 0,
  importMs: (RUNNING.since * RUNNING.total) / RUNNING.done,
  discovered: RUNNING.total,
  filtered: 4120,
  duplicated: 1730,
  failed: 12,
  bytesPerMail: 41_000,
  failsAfter: undefined,
  errorMessage: '',
};

export interface SeededSource {
  source: HeldSource;
  /** Its latest import. */
  task: HeldTask;
  /** For how long that has been running, in milliseconds; 0 where it has ended. */
  since: number;
}

function running(source: HeldSource, now: Date): SeededSource {
  const { total, done, since } = RUNNING;
  const begin = new Date(now.getTime() - since).toISOString();
  const task: HeldTask = {
    ...newTask(source, importTaskIdOf(source.id), begin),
    state: 'Import',
    executionBeginDate: begin,
    discoveredMails: total,
    ...outcomeOf(runningPlan, done),
  };
  const state = { importSourceTaskState: 'Import', total, done, size: total } as const;
  return { source: { ...source, ...state }, task, since };
}

/** An import that ended: some days ago, or last night where it starts by itself. */
function ended(source: HeldSource, now: Date, index: number): SeededSource {
  const isFound = source.isOnServer;
  const total = isFound ? 1200 + index * 977 : 0;
  const state = isFound ? 'Success' : 'Failed';
  const errorMessage = isFound ? '' : NOT_ON_SERVER;
  const begin = now.getTime() - (source.autoStart ? 13 : 13 + 24 * (1 + (index % 9))) * HOUR + index * MINUTE;
  const counted = {
    filteredMails: isFound ? Math.floor(total * 0.06) : 0,
    duplicatedMails: index % 4 === 1 ? 31 + index : 0,
    failedMails: isFound && index % 7 === 2 ? 1 : 0,
  };
  const lost = counted.filteredMails + counted.duplicatedMails + counted.failedMails;
  const task: HeldTask = {
    ...newTask(source, importTaskIdOf(source.id), new Date(begin).toISOString()),
    state,
    executionBeginDate: new Date(begin + 3000).toISOString(),
    executionCompletionDate: new Date(begin + (isFound ? 20_000 + total * 2 : 8000)).toISOString(),
    discoveredMails: total,
    ...(isFound ? { ...counted, importedMails: total - lost } : {}),
    errorMessage,
  };
  const standing = { importSourceTaskState: state, total, done: total, errorMessage } as const;
  const held = isFound ? { size: total, archived: task.importedMails ?? 0 } : {};
  return { source: { ...source, ...standing, ...held }, task, since: 0 };
}

/** One source for every mailbox that was registered, up to 41: two failed, one runs, the others are done. */
export function seedImportSources(
  mailboxes: readonly Mailbox[],
  addressOf: (mailboxId: string) => string | undefined,
  now: Date,
): SeededSource[] {
  const shared = mailboxes.filter((mailbox) => mailbox.ownerId === null);
  const readable = [...shared, ...mailboxes.filter((mailbox) => mailbox.ownerId !== null)].filter(
    ({ mailboxType }) => READABLE.includes(mailboxType),
  );
  return readable.slice(0, COUNT).flatMap((mailbox, index) => {
    const { name, mailboxType } = mailbox;
    const source = sourceOf(mailbox, importSourceIdOf(name), addressOf(mailbox.id));
    if (source === undefined) return [];
    // Their people have left, and the server has forgotten their mailboxes.
    const mailboxId = name.includes('(left') ? null : mailbox.id;
    const autoStart = mailboxType !== 'UmaArchive' && index % 3 === 0;
    const known = { ...source, mailboxId, autoStart, isOnServer: !NOT_FOUND.has(name) };
    return name === RUNNING.name ? running(known, now) : ended(known, now, index);
  });
}
