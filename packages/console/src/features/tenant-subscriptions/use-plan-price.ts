import type { MonthlyBilling } from '@archive-console/api-client';
import { type QueryKey, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type PlanToPrice, plansQueries } from '#queries/tenant-subscriptions-plans.ts';
import { useDebounced } from '#shared/loading/use-debounced.ts';
import type { PricedChoice } from './plan-choice.ts';

/** What a choice costs: only ever the price of what is chosen now. */
export type PlanPrice =
  | { state: 'no-package' }
  | {
      state: 'pending' | 'failed';
      read: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
      queryKey: QueryKey;
    }
  | { state: 'known'; months: readonly MonthlyBilling[] };

/** Asks for the price of what is chosen, once choosing has paused. A late answer is that of another choice, and not shown. */
export function usePlanPrice(choice: PricedChoice, coupon: string | undefined): PlanPrice {
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
    enabled: hasPackage && isSettled,
  });
  if (!hasPackage) return { state: 'no-package' };
  if (isSettled && !isError && data !== undefined) return { state: 'known', months: data.months };
  const isPending = !isSettled || isFetching;
  return {
    state: isPending ? 'pending' : 'failed',
    read: { error, isFetching: isPending, refetch },
    queryKey: options.queryKey,
  };
}
