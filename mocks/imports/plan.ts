import type { ImportTaskOptions } from '@archive-console/api-client';
import { SECOND } from '../clock.ts';
import { seededRandom } from '../random.ts';
import type { HeldSource } from './imports.ts';
import { mailDatesOf, shareWithin } from './mail-dates.ts';
import type { ImportPlan } from './import-plan.ts';

/** What became of so many mails. */
export interface Outcome {
  importedMails: number;
  filteredMails: number;
  duplicatedMails: number;
  failedMails: number;
}

export const NOT_ON_SERVER = 'Mailbox not found on the server';
const LINE_CUT = 'The server closed the connection before all mails were read';

const MAILS_PER_SECOND = 600;

/** The share of mails that the options leave out for what they are: deleted, junk or never sent. */
function shareOfKinds(options: ImportTaskOptions | undefined): number {
  const { includeDeletedItems = false, includeJunkMails = false, includeDrafts = false } = options ?? {};
  return (includeDeletedItems ? 0 : 0.06) + (includeJunkMails ? 0 : 0.03) + (includeDrafts ? 0 : 0.01);
}

const isUmaArchive = ({ importSourceType }: Pick<HeldSource, 'importSourceType'>) =>
  importSourceType === 'UmaArchive';

/** How many mails a mailbox holds that is imported for the first time. */
export function sizeOf(source: Pick<HeldSource, 'id' | 'importSourceType'>): number {
  const random = seededRandom(`mails of ${source.id}`);
  return isUmaArchive(source) ? random.between(60_000, 180_000) : random.between(1200, 30_000);
}

/** Which import of a source, and what it was asked for. */
interface Asked {
  /** How many were before. */
  number: number;
  at: Date;
  options: ImportTaskOptions | undefined;
  /** It only looks for what is new. */
  isNightly: boolean;
}

/** What an import of a source comes to: the same every time it is asked for. */
export function planOf(source: HeldSource, { number, at, options, isNightly }: Asked): ImportPlan {
  const random = seededRandom(`import ${source.id} ${number}`);
  const isArchive = isUmaArchive(source);
  const [waitMs, discoverMs] = [random.between(2, 4) * SECOND, random.between(4, 8) * SECOND];
  const fresh = source.archived === 0 || isArchive ? 0 : random.between(12, 90);
  const seenAgain = isNightly ? random.between(0, 3) : Math.min(source.archived, source.size);
  const discovered = (isNightly ? seenAgain : source.size) + fresh;
  const share = options === undefined ? 1 : shareWithin(mailDatesOf(source, at), options);
  const outside = discovered - Math.round(discovered * share);
  // What lies outside the span is left out before the archive is searched for it.
  const duplicated = Math.min(seenAgain, discovered - outside);
  const filtered = outside + Math.floor((discovered - outside - duplicated) * shareOfKinds(options));
  const failed = Math.floor((discovered - filtered - duplicated) * 0.0007);
  // The next attempt after that succeeds.
  const isCut = source.archived === 0 && number === 0 && !isArchive && random.next() < 0.1;
  const shareUntilCut = 0.3 + 0.5 * random.next();
  return {
    waitMs,
    discoverMs,
    importMs: Math.max(5, Math.ceil(discovered / MAILS_PER_SECOND)) * SECOND,
    discovered,
    filtered,
    duplicated,
    failed,
    bytesPerMail: random.between(28_000, 64_000),
    failsAfter: source.isOnServer ? (isCut ? Math.floor(discovered * shareUntilCut) : undefined) : 0,
    errorMessage: source.isOnServer ? LINE_CUT : NOT_ON_SERVER,
  };
}

/** What has become of the first so many mails: their sum is always `done`. */
export function outcomeOf({ discovered, filtered, duplicated, failed }: ImportPlan, done: number): Outcome {
  const part = (whole: number) => (discovered === 0 ? 0 : Math.floor((whole * done) / discovered));
  const [filteredMails, duplicatedMails, failedMails] = [part(filtered), part(duplicated), part(failed)];
  const importedMails = done - filteredMails - duplicatedMails - failedMails;
  return { importedMails, filteredMails, duplicatedMails, failedMails };
}
