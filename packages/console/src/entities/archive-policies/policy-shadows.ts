import { SIZE_UNITS, type ArchivePolicy, type SizeFilter } from '@archive-console/api-client';
import { sizeInBytes, type SizeUnit } from '@archive-console/ui';
import { covers, matchesAnyAddress, matchesAnyFullAddress, matchesAnything } from './pattern-cover.ts';

/** In bytes. The head of a mail alone is larger than the one; no server passes on what is as large as the other. */
const EVERY_MAIL = { isMoreThan: 100, isLessThan: 1_000_000_000 };

/** What a policy says, without its place and version. */
export type PolicyRule = Omit<ArchivePolicy, 'version' | 'description'>;

/** Why a policy never decides about a mail. */
export type Shadow =
  /** No mail is larger than the one limit and smaller than the other. */
  | { kind: 'impossible' }
  /** An earlier policy decides about all that it matches: to the same end, or to the contrary. */
  | { kind: 'covered' | 'contradicted'; by: PolicyRule };

/**
 * The policies that can never decide, by their id, as the first that matches decides (D33). It compares each with each
 * earlier one: what only several together take from a policy is not found, and what is found is certain.
 */
export function shadowsIn(policies: readonly PolicyRule[]): ReadonlyMap<string, Shadow> {
  const shadows = new Map<string, Shadow>();
  const deciding: PolicyRule[] = [];
  for (const policy of policies) {
    if (!policy.isEnabled) continue;
    const by = deciding.find((earlier) => coversPolicy(earlier, policy));
    if (isImpossible(policy)) shadows.set(policy.id, { kind: 'impossible' });
    else if (by === undefined) deciding.push(policy);
    else shadows.set(policy.id, { kind: by.action === policy.action ? 'covered' : 'contradicted', by });
  }
  return shadows;
}

/**
 * Whether a policy that is enabled keeps every mail out of the archive that no earlier one decides about. What every
 * mail that comes in can be expected to match counts as met. A policy without any condition does not: the service
 * refuses it.
 */
export function dropsEverything(policy: Omit<PolicyRule, 'id' | 'name'>): boolean {
  const { isEnabled, action, subjectPatterns, senderPatterns, recipientPatterns } = policy;
  const addresses = [senderPatterns, recipientPatterns];
  const [more, less] = boundsOf(policy);
  return (
    isEnabled &&
    action === 'DoNotArchive' &&
    more <= EVERY_MAIL.isMoreThan &&
    less >= EVERY_MAIL.isLessThan &&
    (less < Infinity ||
      more >= 0 ||
      [subjectPatterns, ...addresses].some((patterns) => patterns.length > 0)) &&
    holdsForAll(subjectPatterns, matchesAnything) &&
    addresses.every((patterns) => holdsForAll(patterns, matchesAnyFullAddress))
  );
}

/** Whether the first matches every mail that the second matches. */
function coversPolicy(wide: PolicyRule, narrow: PolicyRule): boolean {
  return coversSize(wide, narrow) && coversSubject(wide, narrow) && coversPeople(wide, narrow);
}

function coversPeople(wide: PolicyRule, narrow: PolicyRule): boolean {
  const { recipientPatterns } = wide;
  // One recipient that matches says nothing of the others.
  const needsAll = wide.matchAllRecipients && !narrow.matchAllRecipients;
  return (
    coversAll(wide.senderPatterns, narrow.senderPatterns, matchesAnyAddress) &&
    (needsAll
      ? holdsForAll(recipientPatterns, matchesAnyAddress)
      : coversAll(recipientPatterns, narrow.recipientPatterns, matchesAnyAddress))
  );
}

function coversSubject(wide: PolicyRule, narrow: PolicyRule): boolean {
  if (!wide.subjectPatternCaseSensitive)
    return coversAll(wide.subjectPatterns, narrow.subjectPatterns, matchesAnything);
  if (narrow.subjectPatternCaseSensitive)
    return coversAll(wide.subjectPatterns, narrow.subjectPatterns, matchesAnything, asWritten);
  return holdsForAll(wide.subjectPatterns, matchesAnything);
}

const asWritten = (pattern: string) => pattern;
const inSmallLetters = (pattern: string) => pattern.toLowerCase();

/** A kind of condition that is empty is met by every mail; `matchesAll` says which pattern is. */
const holdsForAll = (patterns: readonly string[], matchesAll: (pattern: string) => boolean) =>
  patterns.length === 0 || patterns.some(matchesAll);

function coversAll(
  wide: readonly string[],
  narrow: readonly string[],
  matchesAll: (pattern: string) => boolean,
  read = inSmallLetters,
): boolean {
  if (holdsForAll(wide, matchesAll)) return true;
  const known = wide.map(read);
  const same = new Set(known);
  return (
    narrow.length > 0 &&
    narrow.map(read).every((pattern) => same.has(pattern) || known.some((other) => covers(other, pattern)))
  );
}

function coversSize(wide: PolicyRule, narrow: PolicyRule): boolean {
  const [wideMore, wideLess] = boundsOf(wide);
  const [narrowMore, narrowLess] = boundsOf(narrow);
  return wideMore <= narrowMore && narrowLess <= wideLess;
}

function isImpossible(policy: PolicyRule): boolean {
  const [more, less] = boundsOf(policy);
  // Both bounds are excluded, and sizes are whole bytes.
  return less <= more + 1;
}

/** Bytes, both excluded. */
function boundsOf({
  greaterThanSizeFilter,
  lessThanSizeFilter,
}: Pick<PolicyRule, 'greaterThanSizeFilter' | 'lessThanSizeFilter'>): [more: number, less: number] {
  return [bytesOf(greaterThanSizeFilter, -1), bytesOf(lessThanSizeFilter, Infinity)];
}

/** A limit in bytes; one in a unit that is not known compares with nothing. */
export function bytesOf(size: SizeFilter | null, open: number): number {
  if (size === null) return open;
  const unit = SIZE_UNITS.find((known) => known === size.unitType);
  const bytes = unit && sizeInBytes({ amount: size.unitAmount, unit: unit satisfies SizeUnit });
  return bytes ?? Number.NaN;
}
