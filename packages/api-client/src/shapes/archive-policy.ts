import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { optionalFlag, optionalText } from '../reading.ts';

/** What a policy does with a mail that it matches (specification, section 4). */
export const ARCHIVE_ACTIONS = ['Archive', 'DoNotArchive'] as const;

/** The units of a size filter (specification, section 4). */
export const SIZE_UNITS = ['B', 'Kb', 'Mb', 'Gb'] as const;

/** A limit on the size of a mail: so many of a unit. `unitType` may be one this console does not know. */
export const sizeFilter = v.object({ unitAmount: v.number(), unitType: openEnum(SIZE_UNITS) });

/** A limit on the size of a mail: so many of a unit. */
export type SizeFilter = v.InferOutput<typeof sizeFilter>;

const half = v.object({
  unitAmount: v.nullish(v.number(), null),
  unitType: v.nullish(openEnum(SIZE_UNITS), null),
});

/**
 * The size filter that amount and unit make together; `null` where either is missing, because half a filter is
 * never sent (specification, section 5).
 */
export function sizeFilterOf(parts: {
  unitAmount?: number | null | undefined;
  unitType?: string | null | undefined;
}): SizeFilter | null {
  const { unitAmount, unitType } = parts;
  if (unitAmount === null || unitAmount === undefined || Number.isNaN(unitAmount)) return null;
  return unitType === null || unitType === undefined || unitType === '' ? null : { unitAmount, unitType };
}

const readSizeFilter = v.pipe(
  v.nullish(half, null),
  v.transform((parts) => sizeFilterOf(parts ?? {})),
);

const patterns = v.nullish(v.array(v.string()), []);

/**
 * A rule that decides which mails are archived (specification, section 3). In a pattern `*` stands for anything
 * and `?` for one character; without either it is looked for anywhere in the text (D30). All kinds of condition
 * that are filled in must be met, and of each kind one pattern; a kind that is empty is met by every mail.
 */
export const archivePolicy = v.object({
  id: v.string(),
  /**
   * Echoed unchanged when the policy is updated: another one means that another person has changed
   * it since (D32).
   */
  version: v.union([v.number(), v.string()]),
  isEnabled: optionalFlag,
  name: v.string(),
  description: optionalText,
  subjectPatterns: patterns,
  /** Whether upper and lower case are distinguished in the subject. */
  subjectPatternCaseSensitive: optionalFlag,
  senderPatterns: patterns,
  recipientPatterns: patterns,
  /** Whether every recipient must match, and not only one. */
  matchAllRecipients: optionalFlag,
  /** The mail is larger than this; `null` for no such limit. */
  greaterThanSizeFilter: readSizeFilter,
  /** The mail is smaller than this; `null` for no such limit. */
  lessThanSizeFilter: readSizeFilter,
  action: openEnum(ARCHIVE_ACTIONS),
});

/** A rule that decides which mails are archived; `action` may be one this console does not know. */
export type ArchivePolicy = v.InferOutput<typeof archivePolicy>;
