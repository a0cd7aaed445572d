import type { Article } from '@archive-console/api-client';
import {
  type ChoiceFacts,
  firstChoice,
  isTooSmall,
  type PlanChoice,
  type PricedChoice,
} from './plan-choice.ts';

/** As many as stand side by side on a wide screen, beside the one that they are compared with. */
export const MOST_COMPARED = 3;

const PARAMETER = 'plan';

const isSame = (one: PricedChoice, other: PricedChoice) =>
  one.standardUsers === other.standardUsers && one.storagePackageId === other.storagePackageId;

/** The plans in an address, as far as they name a package there is; `undefined` where it names none at all. */
export function plansIn(search: URLSearchParams, packages: readonly Article[]): PricedChoice[] | undefined {
  const named = search.getAll(PARAMETER);
  if (named.length === 0) return undefined;
  return named.slice(0, MOST_COMPARED).flatMap((text) => {
    const [users = '', ...rest] = text.split('.');
    const storagePackageId = rest.join('.');
    const isOffered = packages.some(({ id }) => id === storagePackageId);
    return isOffered && /^\d{1,7}$/.test(users) ? { standardUsers: Number(users), storagePackageId } : [];
  });
}

/** The address of plans, so that what is compared can be passed on and comes back after a reload. */
export function searchOf(plans: readonly PricedChoice[]): URLSearchParams {
  const named = plans.map(({ standardUsers, storagePackageId }) => [
    PARAMETER,
    `${standardUsers}.${storagePackageId}`,
  ]);
  return new URLSearchParams(named);
}

/**
 * What plans are compared with, and what may be worth comparing: what is being chosen, the next larger package, and as
 * many reserved users as there are.
 */
export function plansToBeginWith(
  kept: PlanChoice | undefined,
  facts: ChoiceFacts & { usedBytes: number | undefined },
): { base: PricedChoice; others: PricedChoice[] } {
  const base = firstChoice(undefined, facts);
  const chosen = firstChoice(kept, facts);
  const size = ({ storagePackageId }: PricedChoice) =>
    facts.packages.find(({ id }) => id === storagePackageId)?.balanceQuantity ?? 0;
  const bySize = facts.packages.toSorted((a, b) => (a.balanceQuantity ?? 0) - (b.balanceQuantity ?? 0));
  const larger = bySize.find(
    (article) => (article.balanceQuantity ?? 0) > size(base) && !isTooSmall(article, facts.usedBytes),
  );
  const others: PricedChoice[] = [];
  const wanted = [
    chosen,
    { ...base, ...(larger && { storagePackageId: larger.id }) },
    { ...base, standardUsers: facts.users },
  ];
  for (const { standardUsers, storagePackageId } of wanted) {
    const plan = { standardUsers, storagePackageId };
    if (storagePackageId !== '' && ![base, ...others].some((one) => isSame(one, plan))) others.push(plan);
  }
  return { base, others };
}
