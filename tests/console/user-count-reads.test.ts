import { createApiClient } from '@archive-console/api-client';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { connect } from '#console/queries/api.ts';
import { plansQueries } from '#console/queries/tenant-subscriptions-plans.ts';
import { usersMutations } from '#console/queries/users.ts';

const plan = { appliedCoupons: [], selectedStandardUsers: 50, selectedStoragePackage: 'S' };
const reads = [plansQueries.price(plan).queryKey, plansQueries.suggestion().queryKey];
const jonas = {
  id: 'jonas',
  userName: 'jonas@lindenhof.example',
  displayName: 'Jonas',
  firstName: 'Jonas',
  lastName: '',
  primaryEmail: 'jonas@lindenhof.example',
  hasExternalReference: false,
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function openPlans() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  connect(client, createApiClient({ fetch: () => Promise.resolve(Response.json(jonas)) }));
  for (const queryKey of reads) client.setQueryData<object>(queryKey, { months: [] });
  const areStale = () => reads.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  return { client, areStale };
}

it('a user who comes makes the price and the suggested plan stale', async () => {
  const { client, areStale } = openPlans();
  void new MutationObserver(client, usersMutations.create()).mutate(jonas);
  await vi.advanceTimersByTimeAsync(1000);
  expect(areStale()).toEqual([true, true]);
});

it('a user who goes makes the price and the suggested plan stale', async () => {
  const { client, areStale } = openPlans();
  void new MutationObserver(client, usersMutations.remove()).mutate({ userId: 'jonas' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(areStale()).toEqual([true, true]);
});

it('a new name makes neither stale', async () => {
  const { client, areStale } = openPlans();
  void new MutationObserver(client, usersMutations.updateName()).mutate({ ...jonas, userId: 'jonas' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(areStale()).toEqual([false, false]);
});
