import type { ImportTaskOptions } from '@archive-console/api-client';
import { DAY } from '../clock.ts';
import { seededRandom } from '../random.ts';
import type { HeldSource } from './imports.ts';

/** When the mails of a source were written: from the oldest to the newest, more of them every year. */
export interface MailDates {
  oldest: number;
  newest: number;
  /** 1: as many every year. */
  growth: number;
}

/** The same for a source every time; its newest mail is as old as the import is. */
export function mailDatesOf({ id }: Pick<HeldSource, 'id'>, newest: Date): MailDates {
  const random = seededRandom(`dates of ${id}`);
  const oldest = Date.UTC(random.between(2011, 2023), random.between(0, 11), random.between(1, 28));
  return { oldest, newest: newest.getTime(), growth: 1 + random.next() };
}

/** The share of mails that were written before a moment. */
function shareBefore({ oldest, newest, growth }: MailDates, moment: number): number {
  const passed = (moment - oldest) / (newest - oldest);
  return Math.min(1, Math.max(0, passed)) ** growth;
}

/** The share of mails that lie in the span that was asked for, both days included (UTC). */
export function shareWithin(dates: MailDates, { includeFrom, includeTo }: ImportTaskOptions): number {
  const before = includeFrom ? shareBefore(dates, Date.parse(includeFrom)) : 0;
  const until = includeTo ? shareBefore(dates, Date.parse(includeTo) + DAY) : 1;
  return Math.max(0, until - before);
}
