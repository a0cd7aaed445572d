import type { PaymentMandate } from '@archive-console/api-client';
import { daysBetween } from '#shared/i18n/days.ts';

/** From so many days before its end on, a card is pointed out: by then the bank has sent the next one. */
const SOON_DAYS = 30;

const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

/** The last day on which the card of a mandate can be charged: the same day everywhere, whatever time goes with it. */
export function cardEndOf({ creditCardDetails: card }: PaymentMandate): Date | undefined {
  const [, year, month, day] = DAY.exec(card?.cardExpiryDate ?? '') ?? [];
  return day === undefined ? undefined : new Date(Number(year), Number(month) - 1, Number(day));
}

/** How a card stands that can be charged until the end of this day. */
export function cardStanding(end: Date, now: Date): 'ended' | 'ending' | 'lasting' {
  const left = daysBetween(now, end);
  if (left < 0) return 'ended';
  return left <= SOON_DAYS ? 'ending' : 'lasting';
}
