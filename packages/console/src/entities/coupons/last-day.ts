import type { CreditAmount } from '@archive-console/api-client';
import { dateOf } from '#shared/i18n/days.ts';

/**
 * The last day on which a credit counts; none where it does not end. The service names the moment from which it counts
 * no more, the turn of a month by its own clock (UTC): a credit that ends with April has the first of May.
 */
export function lastDayOf({ expiresAt }: Pick<CreditAmount, 'expiresAt'>): Date | undefined {
  const end = dateOf(expiresAt);
  if (end === undefined) return undefined;
  const last = new Date(end.getTime() - 1);
  return new Date(last.getUTCFullYear(), last.getUTCMonth(), last.getUTCDate());
}
