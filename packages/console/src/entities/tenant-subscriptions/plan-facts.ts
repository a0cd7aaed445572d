import type { Article, Subscription } from '@archive-console/api-client';
import { dateOf, daysBetween } from '#shared/i18n/days.ts';

/** Packages are counted in gigabytes, usage in bytes (D53). */
export const BYTES_OF_A_GIGABYTE = 1_000_000_000;

/** From which share of its package on storage is worth a warning. */
export const NEARLY_FULL = 0.8;

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
  return { kind: 'trial', end, daysLeft: end && Math.max(0, daysBetween(now, end)) };
}

/** A trial, or a tenant without any subscription, activates one; a paid plan is changed in place. */
export const isToActivate = (plan: Subscription | null): boolean => plan?.isTrial ?? true;

/** The package that a subscription has, by how much storage it gives. */
export function packageWith(packages: readonly Article[], gigabytes: number | null): Article | undefined {
  return packages.find(({ balanceQuantity }) => balanceQuantity !== null && balanceQuantity === gigabytes);
}
