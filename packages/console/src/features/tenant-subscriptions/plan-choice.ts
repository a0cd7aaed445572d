import type {
  Article,
  MonthlyBilling,
  Subscription,
  SubscriptionSuggestion,
} from '@archive-console/api-client';
import * as v from 'valibot';
import { unitPrice } from '#entities/articles/unit-price.ts';
import {
  BYTES_OF_A_GIGABYTE,
  isToActivate,
  monthlyUsers,
  packageWith,
} from '#entities/tenant-subscriptions/plan-facts.ts';

const choiceSchema = v.object({
  initialized: v.boolean(),
  standardUsers: v.number(),
  topUpUsers: v.number(),
  storagePackageId: v.string(),
  featureEiv: v.boolean(),
  /** The plan that it was made for: of another one it says nothing. */
  basis: v.string(),
  /** A coupon that is typed and has not been applied. */
  typedCoupon: v.optional(v.string()),
});

/** More users are not reserved. */
export const MOST_USERS = 1_000_000;

/** As many users as can be reserved of what was entered. */
export const reservable = (entered: number | null): number => Math.min(MOST_USERS, Math.max(0, entered ?? 0));

/** What is chosen, as the browser session keeps it (specification, section 3: subscription selection). */
export type PlanChoice = v.InferOutput<typeof choiceSchema>;

/** What a price depends on. */
export type PricedChoice = Pick<PlanChoice, 'standardUsers' | 'storagePackageId'>;

/** What a first choice follows from; `plan` is `null` where there is no subscription. */
export interface ChoiceFacts {
  plan: Subscription | null;
  packages: readonly Article[];
  /** Asked for by a trial only. */
  suggestion: SubscriptionSuggestion | undefined;
  users: number;
}

/** Which plan a choice was made for. */
export function basisOf(plan: Subscription | null): string {
  if (plan === null) return 'none';
  const { id, isTrial, standardUsers, storage, featureEiv } = plan;
  return JSON.stringify(isTrial ? [id, 'trial'] : [id, standardUsers, storage, featureEiv]);
}

/**
 * The choice to begin with: what the session keeps, as long as it was made for this plan; else for a trial the
 * suggestion, for a paid plan what it has (specification, section 5).
 */
export function firstChoice(kept: PlanChoice | undefined, facts: ChoiceFacts): PlanChoice {
  const { plan, packages, suggestion, users } = facts;
  const basis = basisOf(plan);
  // There may be more or fewer users than when it was kept.
  if (kept?.initialized === true && kept.basis === basis) return choose(kept, users);
  const featureEiv = plan?.featureEiv ?? false;
  if (isToActivate(plan)) {
    const standardUsers = suggestion?.standardUsers ?? users;
    const storagePackageId = suggestion?.storagePackage?.id ?? '';
    return choose(
      { initialized: true, standardUsers, topUpUsers: 0, storagePackageId, featureEiv, basis },
      users,
    );
  }
  const standardUsers = plan?.standardUsers ?? 0;
  const storagePackageId = packageWith(packages, plan?.storage ?? null)?.id ?? '';
  return choose(
    { initialized: true, standardUsers, topUpUsers: 0, storagePackageId, featureEiv, basis },
    users,
  );
}

/** The choice with the users by the month that follow from it. */
function choose(choice: PlanChoice, users: number): PlanChoice {
  return { ...choice, topUpUsers: monthlyUsers(users, choice.standardUsers) };
}

/** The choice with something chosen otherwise. */
export function changedChoice(
  choice: PlanChoice,
  change: Partial<Pick<PlanChoice, 'standardUsers' | 'storagePackageId' | 'featureEiv'>>,
  users: number,
): PlanChoice {
  return choose({ ...choice, ...change }, users);
}

/** What a browser session keeps; nothing where it cannot be read. */
export function readChoice(text: string | undefined): PlanChoice | undefined {
  try {
    const read = v.safeParse(choiceSchema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** What a package has room for beside what is archived; below zero where not even that finds room in it. */
export function freeBytes({ balanceQuantity }: Article, usedBytes: number | undefined): number | undefined {
  return usedBytes === undefined ? undefined : (balanceQuantity ?? 0) * BYTES_OF_A_GIGABYTE - usedBytes;
}

/** Whether what is archived finds no room in a package: nothing pays for more than it holds. */
export function isTooSmall(article: Article, usedBytes: number | undefined): boolean {
  return (freeBytes(article, usedBytes) ?? 0) < 0;
}

/** Why a choice cannot be gone on with. */
export type ChoiceObstacle = 'no-package' | 'too-small' | 'unchanged';

export function obstacleOf(
  choice: PlanChoice,
  facts: Pick<ChoiceFacts, 'plan' | 'packages'> & { usedBytes: number | undefined },
): ChoiceObstacle | undefined {
  const { plan, packages, usedBytes } = facts;
  const chosen = packages.find(({ id }) => id === choice.storagePackageId);
  // The size of the package is what is sent.
  if (typeof chosen?.balanceQuantity !== 'number') return 'no-package';
  if (isTooSmall(chosen, usedBytes)) return 'too-small';
  const isSame =
    plan !== null &&
    plan.standardUsers === choice.standardUsers &&
    plan.storage === chosen.balanceQuantity &&
    plan.featureEiv === choice.featureEiv;
  return isSame && !isToActivate(plan) ? 'unchanged' : undefined;
}

/**
 * From how many months of a year on a user who is reserved for a year costs no more than one paid by the month; nothing
 * where that never pays off, or where the month does not have both.
 */
export function breakEvenMonths(month: MonthlyBilling | undefined): number | undefined {
  const reserved = unitPrice(month?.items, 'StandardUser', ['Year']) ?? 0;
  const monthly = unitPrice(month?.items, 'TopUpUser', ['Month']) ?? 0;
  if (reserved <= 0 || monthly <= 0) return undefined;
  // In cents: shares of a euro are not exact.
  const months = Math.ceil((Math.round(reserved * 100) * 12) / Math.round(monthly * 100));
  return months > 12 ? undefined : months;
}
