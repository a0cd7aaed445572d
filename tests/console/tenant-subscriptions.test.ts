import { createApiClient } from '@archive-console/api-client';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { connect } from '#console/queries/api.ts';
import { subscriptionState, tenantSubscriptionsQueries } from '#console/queries/tenant-subscriptions.ts';

const plan = { subscription: { id: '7', isTrial: true }, partner: null };

/** Reads the plan from a service that answers this. */
async function readFrom(status: number, body: object) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answer = () => Promise.resolve(new Response(JSON.stringify(body), { status }));
  connect(client, createApiClient({ fetch: answer, retryDelaysMs: [] }));
  const read = tenantSubscriptionsQueries.current();
  await client.query(read).catch(() => undefined);
  const { data, error } = client.getQueryState(read.queryKey) ?? { data: undefined, error: null };
  return subscriptionState({ data, error });
}

describe('the subscription of a tenant', () => {
  it('is none where the service answers 404', async () => {
    expect(await readFrom(404, { title: 'TenantSubscription.NotFound' })).toEqual({ state: 'none' });
  });

  it.each([
    [500, 'Default.UnexpectedError'],
    [403, 'Default.Forbidden'],
    [404, 'Tenant.NotFound'],
  ])('has failed to be read where it answers %i', async (status, title) => {
    expect(await readFrom(status, { title })).toMatchObject({ state: 'failed', error: { code: title } });
  });

  it('is the one the answer names', async () => {
    expect(await readFrom(200, plan)).toMatchObject({
      state: 'known',
      info: { subscription: { id: '7', isTrial: true }, partner: null },
    });
  });

  it('is pending before the first answer, and stays what was read before a failure', () => {
    const error = new Error('Not now.');
    expect(subscriptionState({ data: undefined, error: null })).toEqual({ state: 'pending' });
    expect(subscriptionState({ data: null, error })).toEqual({ state: 'none' });
  });
});
