import type { Article, Subscription } from '@archive-console/api-client';

/** Packages are counted in gigabytes, usage in bytes (D53). */
export const BYTES_OF_A_GIGABYTE = 1_000_000_000;

/** From which share of its package on storage is worth a warning. */
export const NEARLY_FULL = 0.8;

const MS_OF_A_DAY = 86_400_000;

/** Users beyond the reserved ones are billed by the month, and never fewer than none (specification, section 5). */
export function monthlyUsers(users: number, reserved: number): number {
  return Math.max(0, users - reserved);
}

/** How a subscription stands. */
export type PlanStanding =
  | { kind: 'paid' }
  | { kind: 'trial'; end: Date | undefined; daysLeft: number | undefined }
  | { kind: 'trial-over'; end: Date | undefined };

export function standingOf(plan: Subscription, now: Date): PlanStanding {
  const end = dateOf(plan.trialExpirationDate);
  if (plan.isTrialExpired) return { kind: 'trial-over', end };
  if (!plan.isTrial) return { kind: 'paid' };
  return { kind: 'trial', end, daysLeft: end && Math.max(0, midnights(now, end)) };
}

/** The package that a subscription has, by how much storage it gives. */
export function packageWith(packages: readonly Article[], gigabytes: number | null): Article | undefined {
  return packages.find(({ balanceQuantity }) => balanceQuantity !== null && balanceQuantity === gigabytes);
}

/** A moment of the service; left out where it names none. */
export function dateOf(text: string | null | undefined): Date | undefined {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** How many midnights of the reader's clock lie between two moments. */
export function midnights(from: Date, to: Date): number {
  const dayOf = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return Math.round((dayOf(to) - dayOf(from)) / MS_OF_A_DAY);
}
