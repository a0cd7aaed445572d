import type { BillingMonth } from '@archive-console/api-client';

/** The month a moment lies in, by the clock of the service (UTC). */
export function monthOf(moment: Date): BillingMonth {
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1 };
}

export function monthAfter({ year, month }: BillingMonth, months: number): BillingMonth {
  return monthOf(new Date(Date.UTC(year, month - 1 + months)));
}

/** The moment a month begins. */
export function beginOf({ year, month }: BillingMonth): Date {
  return new Date(Date.UTC(year, month - 1));
}

/** How many months lie between two: 0 for the same, negative where the second is earlier. */
export function monthsBetween(from: BillingMonth, to: BillingMonth): number {
  return (to.year - from.year) * 12 + (to.month - from.month);
}

/** `2026-11`. */
export function monthText({ year, month }: BillingMonth): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}
