import type { MonthlyBilling } from '@archive-console/api-client';
import { type QueryKey, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { type PlanToPrice, plansQueries } from '#queries/tenant-subscriptions-plans.ts';
import { useDebounced } from '#shared/loading/use-debounced.ts';
import type { PricedChoice } from './plan-choice.ts';

/** What a choice costs: only ever the price of what is chosen now, and not while it is read anew. */
export type PlanPrice =
  | { state: 'no-package' }
  | {
      state: 'pending' | 'failed';
      read: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
      queryKey: QueryKey;
    }
  | { state: 'known'; months: readonly MonthlyBilling[] };

interface PriceUse {
  /** What was agreed to is on its way or done: its price stands. @default false */
  isSent?: boolean;
}

/** Asks for the price of what is chosen, once choosing has paused. A late answer is that of another choice, and not shown. */
export function usePlanPrice(
  choice: PricedChoice,
  coupon: string | undefined,
  { isSent = false }: PriceUse = {},
): PlanPrice {
  const queryClient = useQueryClient();
  const { standardUsers, storagePackageId } = choice;
  const hasPackage = storagePackageId !== '';
  const wanted = JSON.stringify({
    appliedCoupons: coupon === undefined ? [] : [coupon],
    selectedStandardUsers: standardUsers,
    selectedStoragePackage: storagePackageId,
  } satisfies PlanToPrice);
  const settled = useDebounced(wanted);
  const isSettled = settled === wanted;
  const options = plansQueries.price(JSON.parse(settled) as PlanToPrice);
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...options,
    enabled: hasPackage && isSettled && !isSent,
  });
  if (!hasPackage) return { state: 'no-package' };
  const isPending = !isSettled || isFetching;
  // A person may stop waiting for the new one: the one from before the change is not the price any more.
  const isOutdated = !isSent && queryClient.getQueryState(options.queryKey)?.isInvalidated === true;
  if (!isPending && !isError && !isOutdated && data !== undefined)
    return { state: 'known', months: data.months };
  return {
    state: isPending ? 'pending' : 'failed',
    read: { error, isFetching: isPending, refetch },
    queryKey: options.queryKey,
  };
}
