import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { optionalFigure, optionalFlag, optionalText } from '../reading.ts';

/** The states of an import task (specification, section 4). */
export const IMPORT_TASK_STATES = [
  'None',
  'Scheduled',
  'Discover',
  'Import',
  'CancellationPending',
  'Cancelled',
  'Failed',
  'Success',
] as const;

/** The states a list can be filtered by: rows in another one are still shown in it (D38). */
export const IMPORT_TASK_STATE_FILTERS = [
  'Scheduled',
  'Discover',
  'Import',
  'Cancelled',
  'Failed',
  'Success',
] as const;

/**
 * One import of one source (specification, section 3). Once it has ended,
 * `discoveredMails = importedMails + filteredMails + duplicatedMails + failedMails`.
 */
export const importTask = v.object({
  id: v.string(),
  state: openEnum(IMPORT_TASK_STATES),
  /** ISO 8601; `null` while it waits. */
  executionBeginDate: v.nullish(v.string(), null),
  /** ISO 8601; `null` until it has ended. */
  executionCompletionDate: v.nullish(v.string(), null),
  errorMessage: optionalText,
  /** Mails found so far. */
  discoveredMails: optionalFigure,
  /** Mails that came into the archive. */
  importedMails: optionalFigure,
  /** Mails the options or an archive policy left out. */
  filteredMails: optionalFigure,
  /** Mails that were in the archive already. */
  duplicatedMails: optionalFigure,
  /** Mails that could not be read or taken over. */
  failedMails: optionalFigure,
  includeDeletedItems: optionalFlag,
  includeJunkMails: optionalFlag,
  includeDrafts: optionalFlag,
  /** The first day whose mails are imported, ISO 8601; `null` for all from the beginning. */
  includeFrom: v.nullish(v.string(), null),
  /** The last day whose mails are imported, ISO 8601; `null` for all to the end. */
  includeTo: v.nullish(v.string(), null),
});

/** One import of one source. */
export type ImportTask = v.InferOutput<typeof importTask>;

const day = v.pipe(v.string(), v.isoDate());

/** What an import takes, as it is sent: built by {@link importTaskOptionsOf}. */
export const importTaskOptions = v.object({
  includeDeletedItems: v.boolean(),
  includeJunkMails: v.boolean(),
  includeDrafts: v.boolean(),
  /** The first day whose mails are imported, an ISO date. */
  includeFrom: v.nullish(day),
  /** The last day whose mails are imported, an ISO date. */
  includeTo: v.nullish(day),
});

/** What an import takes. */
export type ImportTaskOptions = v.InferInput<typeof importTaskOptions>;

/**
 * The options of an import as they are sent; `undefined`, so that none are, unless all three flags are given
 * (specification, section 5).
 */
export function importTaskOptionsOf(parts: {
  readonly [TField in keyof ImportTaskOptions]?: ImportTaskOptions[TField] | null;
}): ImportTaskOptions | undefined {
  const { includeDeletedItems, includeJunkMails, includeDrafts, includeFrom, includeTo } = parts;
  if (typeof includeDeletedItems !== 'boolean') return undefined;
  if (typeof includeJunkMails !== 'boolean' || typeof includeDrafts !== 'boolean') return undefined;
  return {
    includeDeletedItems,
    includeJunkMails,
    includeDrafts,
    ...(includeFrom ? { includeFrom } : {}),
    ...(includeTo ? { includeTo } : {}),
  };
}
