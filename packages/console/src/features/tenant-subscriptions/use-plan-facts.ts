import { type QueryClient, type QueryKey, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { isToActivate } from '#entities/tenant-subscriptions/plan-facts.ts';
import { articlesQueries } from '#queries/articles.ts';
import { consumptionsQueries } from '#queries/consumptions.ts';
import { type SubscriptionInfo, tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import { plansQueries } from '#queries/tenant-subscriptions-plans.ts';
import type { ChoiceFacts } from './plan-choice.ts';

/** What plans are chosen from, as far as it is read. */
export interface PlanFacts extends ChoiceFacts {
  /** Whether the subscription is read, so that `plan` is what holds. */
  isKnown: boolean;
  /** A trial, or a tenant without any subscription, activates one. */
  activates: boolean;
  /** Who manages the subscription instead of the tenant. */
  partner: SubscriptionInfo['partner'];
  /** What is archived; left out where that could not be read. */
  usedBytes: number | undefined;
  /** The first of the reads without which nothing can be chosen. */
  missing: { read: UseQueryResult<unknown>; queryKey: QueryKey } | undefined;
}

/** Begins what every page reads on which plans are chosen. */
export const beginPlanFacts = (queryClient: QueryClient) => [
  queryClient.query(tenantSubscriptionsQueries.current()),
  queryClient.query(articlesQueries.storagePackages()),
  queryClient.query(consumptionsQueries.userCount()),
];

/** Reads the subscription, the packages there are, and what is used of it now. */
export function usePlanFacts(): PlanFacts {
  const current = useQuery(tenantSubscriptionsQueries.current());
  const packages = useQuery(articlesQueries.storagePackages());
  const users = useQuery(consumptionsQueries.userCount());
  const usage = useQuery(consumptionsQueries.currentUsage());
  const plan = current.data?.subscription ?? null;
  const activates = current.data !== undefined && isToActivate(plan);
  const suggestion = useQuery({ ...plansQueries.suggestion(), enabled: activates });
  const needed = [
    { read: current, ...tenantSubscriptionsQueries.current() },
    { read: packages, ...articlesQueries.storagePackages() },
    { read: users, ...consumptionsQueries.userCount() },
    ...(activates ? [{ read: suggestion, ...plansQueries.suggestion() }] : []),
  ];
  return {
    isKnown: current.data !== undefined,
    plan,
    packages: packages.data ?? [],
    suggestion: suggestion.data,
    users: users.data ?? 0,
    activates,
    partner: current.data?.partner ?? null,
    usedBytes: usage.data?.storageUsed ?? undefined,
    missing: needed.find(({ read }) => read.data === undefined),
  };
}
