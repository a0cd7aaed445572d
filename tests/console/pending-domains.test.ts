import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetPending,
  keepPending,
  pendingDomains,
  pendingRows,
  readTenantOfPending,
} from '#console/features/trusted-domains/pending-domains.ts';
import { tenantsQueries } from '#console/queries/tenants.ts';
import { trustedDomainsMutations, trustedDomainsQueries } from '#console/queries/trusted-domains.ts';
import type { AppStorage } from '#console/shared/storage.ts';
import { storageWith } from './in-memory-storage.ts';
import { openQueries } from './open-queries.ts';

let storage: AppStorage;

/** This browser, with the console of one tenant in it. */
function at(tenant: string) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(tenantsQueries.current().queryKey, { id: tenant } as never);
  return { queryClient, storage };
}

beforeEach(() => {
  storage = storageWith();
});

describe('pending domains', () => {
  it('are kept by tenant, once each, until they are forgotten', () => {
    keepPending(at('one'), 'b.example');
    keepPending(at('one'), 'a.example');
    keepPending(at('one'), 'b.example');
    keepPending(at('two'), 'c.example');
    expect(pendingDomains(at('one'))).toEqual(['a.example', 'b.example']);
    forgetPending(at('one'), 'a.example');
    expect(pendingDomains(at('one'))).toEqual(['b.example']);
    expect(pendingDomains(at('two'))).toEqual(['c.example']);
  });

  it('leave nothing behind, and die with the session', () => {
    keepPending(at('one'), 'a.example');
    forgetPending(at('one'), 'a.example');
    expect(storage.read('pendingDomains')).toBeUndefined();
    keepPending(at('one'), 'a.example');
    storage.forgetPerson();
    expect(pendingDomains(at('one'))).toEqual([]);
  });

  it('are known before the list asks for its rows, though the tenant is not read yet', async () => {
    const { world, client } = await openQueries();
    const kept = { queryClient: client, storage };
    storage.write('pendingDomains', JSON.stringify({ [world.tenant?.id ?? '']: ['a.example'] }));
    await readTenantOfPending(kept);
    expect(pendingDomains(kept)).toEqual(['a.example']);
  });

  it('cost no read of the tenant where none is kept', async () => {
    const { client, sent } = await openQueries();
    await readTenantOfPending({ queryClient: client, storage });
    expect(sent).toEqual([]);
  });

  it.each(['', '[]', '{"one":[1]}', 'not JSON'])('are none where %j is stored', (stored) => {
    storage.write('pendingDomains', stored);
    expect(pendingDomains(at('one'))).toEqual([]);
  });
});

/** Whether the domains that were read are to be read again. */
const isStale = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ queryKey: ['listTrustedDomains'] })
    .every(({ state }) => state.isInvalidated);

describe('the list of domains', () => {
  const request = { page: 1, rowsPerPage: 10, sortBy: 'domainName', descending: false };
  const own = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `pending:${index}`,
      domainName: `p${index}.example`,
      hasExternalReference: false,
      isPending: true,
    }));

  it.each([0, 1, 3, 10, 12])('shows every row once behind %i own ones, whatever the page', async (count) => {
    const { world, client } = await openQueries();
    for (let number = 0; number < 21; number += 1)
      world.domains.put({ id: `d${number}`, domainName: `d${number}.example`, hasExternalReference: false });
    const all: string[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const answer = await client.query(trustedDomainsQueries.list({ ...request, page }, own(count)));
      expect(answer.totalRows).toBe(25 + count);
      expect(answer.hasMore).toBe(page * 10 < 25 + count);
      all.push(...answer.rows.map(({ domainName }) => domainName));
    }
    expect(all).toHaveLength(25 + count);
    expect(new Set(all).size).toBe(25 + count);
    expect(all.slice(0, count)).toEqual(own(count).map(({ domainName }) => domainName));
  });

  it('asks of pending ones whether they are added, and of nothing else where only those are wanted', async () => {
    const { client, sent } = await openQueries();
    keepPending(at('one'), 'a.example');
    const answer = await client.query(trustedDomainsQueries.pending(request, pendingRows(at('one'))));
    expect(answer).toMatchObject({ totalRows: 1, hasMore: false, rows: [{ domainName: 'a.example' }] });
    expect(sent).toEqual(['listTrustedDomains']);
  });

  it('asks once of each pending one, whatever page, order and search, until the domains change', async () => {
    const { world, client, sent, send, isRead } = await openQueries();
    const read = async (difference: object) =>
      client.query(trustedDomainsQueries.list({ ...request, ...difference }, own(3)));
    await read({});
    expect(sent).toHaveLength(3 + 1);
    await read({ page: 2 });
    await read({ descending: true });
    await read({ filter: 'p' });
    await client.query(trustedDomainsQueries.pending(request, own(3)));
    expect(sent).toHaveLength(3 + 4);
    sent.length = 0;
    const added = 'p1.example';
    world.dnsZone.set(added, [(await client.query(trustedDomainsQueries.verifier(added))).domainVerifier]);
    await send(trustedDomainsMutations.create(), { domainName: added });
    await vi.waitFor(() => expect(isStale(client)).toBe(true));
    await isRead();
    sent.length = 0;
    const { rows } = await read({ page: 1, rowsPerPage: 25 });
    expect(rows.filter(({ domainName }) => domainName === added)).toMatchObject([
      { hasExternalReference: false },
    ]);
    expect(rows.filter(({ isPending }) => isPending === true)).toHaveLength(2);
    expect(sent).toHaveLength(3 + 1);
  });

  it.each(['list', 'pending'] as const)('%s leaves one that is added to the service', async (name) => {
    const { world, client } = await openQueries();
    world.domains.put({ id: 'd', domainName: 'A.example', hasExternalReference: false });
    keepPending(at('one'), 'a.example');
    keepPending(at('one'), 'b.example');
    const answer = await client.query(trustedDomainsQueries[name](request, pendingRows(at('one'))));
    const pending = answer.rows.filter(({ isPending }) => isPending === true);
    expect(pending.map(({ domainName }) => domainName)).toEqual(['b.example']);
    expect(answer.totalRows).toBe(name === 'list' ? 4 + 1 + 1 : 1);
  });
});
