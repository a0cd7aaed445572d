import { createApiClient, getUser, getUserRoles, listUsers } from '@archive-console/api-client';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#console/queries/api.ts';
import { invalidateFromHub, setHubLive } from '#console/queries/invalidation.ts';
import { usersInBulk } from '#console/queries/users-in-bulk.ts';
import { usersMutations, usersQueries } from '#console/queries/users.ts';

const ids = ['jonas', 'mira', 'gustav'];
const usersChanged = [listUsers, getUser, getUserRoles];
const request = { page: 1, rowsPerPage: 10, sortBy: 'displayName' };
/** Longer than anything is gathered. */
const LATER_MS = 1000;

const userOf = (id: string) => ({
  id,
  userName: `${id}@lindenhof.example`,
  displayName: id,
  firstName: id,
  lastName: '',
  primaryEmail: `${id}@lindenhof.example`,
  hasExternalReference: false,
});

/** A console that shows a list with everybody's roles and one person, and the reads it sends from then on. */
async function openPage() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const sent: string[] = [];
  const writes: (() => void)[] = [];
  const fetch = vi.fn(async (url: unknown) => {
    const [, operation = '', input = ''] = /users\/([a-z-]+)\/?(.*)$/.exec(url as string) ?? [];
    sent.push(`${operation} ${input}`.trim());
    if (!operation.startsWith('get-')) await new Promise<void>((resolve) => writes.push(resolve));
    const answers: Readonly<Record<string, unknown>> = {
      'get-users': { rows: ids.map(userOf), totalRows: 3 },
      'get-user': userOf(input),
      'get-user-roles': [],
    };
    const body = answers[operation];
    return body === undefined ? new Response(null, { status: 204 }) : Response.json(body);
  });
  connect(client, createApiClient({ fetch }));
  setHubLive(client, true);
  const reads = [usersQueries.list(request), usersQueries.detail('jonas'), ...ids.map(usersQueries.roles)];
  for (const read of reads) {
    new QueryObserver(client, read as ReturnType<typeof usersQueries.roles>).subscribe(() => undefined);
  }
  await vi.advanceTimersByTimeAsync(LATER_MS);
  sent.length = 0;
  return {
    client,
    sent,
    hubTells: (...told: string[]) =>
      invalidateFromHub(client, usersChanged, told.length === 0 ? {} : { userId: told }),
    answer: () => writes.shift()?.(),
    send: (change: ReturnType<typeof usersMutations.addRoles>) => new MutationObserver(client, change),
    later: () => vi.advanceTimersByTimeAsync(LATER_MS),
    soon: () => vi.advanceTimersByTimeAsync(5),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('what the hub tells', () => {
  it('makes lists and what is about these people old, and nothing of others', async () => {
    const { hubTells, later, sent } = await openPage();
    hubTells('mira');
    hubTells('somebody-new');
    await later();
    expect(sent.toSorted()).toEqual(['get-user-roles mira', 'get-users']);
  });

  it('makes everything of its kind old where it names nobody', async () => {
    const { hubTells, later, sent } = await openPage();
    hubTells();
    await later();
    expect(sent).toHaveLength(5);
  });
});

describe('a write from here', () => {
  const roles = { userId: 'jonas', roles: ['TenantAdmin'] };

  it('is read again once where the hub tells of it long before its answer', async () => {
    const { send, hubTells, answer, later, soon, sent } = await openPage();
    const done = send(usersMutations.removeRoles()).mutate(roles);
    await soon();
    hubTells('jonas');
    await later();
    expect(sent).toEqual(['remove-user-roles']);
    answer();
    await later();
    await done;
    expect(sent.slice(1).toSorted()).toEqual(['get-user jonas', 'get-user-roles jonas', 'get-users']);
  });

  it('is read again once where the hub tells of it after its answer', async () => {
    const { send, hubTells, answer, later, soon, sent } = await openPage();
    const done = send(usersMutations.removeRoles()).mutate(roles);
    await soon();
    answer();
    await soon();
    hubTells('jonas');
    await later();
    await done;
    expect(sent.slice(1).toSorted()).toEqual(['get-user jonas', 'get-user-roles jonas', 'get-users']);
  });

  it('is read again at once where the hub has told of it, or is silent', async () => {
    const { client, send, hubTells, answer, soon, sent } = await openPage();
    void send(usersMutations.addRoles()).mutate(roles);
    await soon();
    hubTells('jonas');
    answer();
    await soon();
    expect(sent.slice(1).toSorted()).toEqual(['get-user jonas', 'get-user-roles jonas', 'get-users']);
    sent.length = 0;
    setHubLive(client, false);
    void send(usersMutations.addRoles()).mutate(roles);
    await soon();
    answer();
    await soon();
    expect(sent.slice(1).toSorted()).toEqual(['get-user-roles jonas', 'get-users']);
  });

  it('is done before it is read again, and what was accepted is known', async () => {
    const { client, answer, soon, sent } = await openPage();
    const renaming = new MutationObserver(client, usersMutations.updateName());
    const done = renaming.mutate({ userId: 'jonas', userName: 'jo' });
    await soon();
    answer();
    await done;
    expect(sent).toEqual(['update-user-name']);
    expect(client.getQueryData(usersQueries.detail('jonas').queryKey)?.userName).toBe('jo');
  });
});

it('reads the list once after a run for many, and nothing in between', async () => {
  const { client, hubTells, answer, later, soon, sent } = await openPage();
  const { act, settled } = usersInBulk.remove(client);
  const rows = ids.map((id) => act(id));
  for (const [index, id] of ids.entries()) {
    hubTells(id);
    await later();
    answer();
    await soon();
    await rows[index];
  }
  settled();
  await later();
  expect(sent.filter((read) => read.startsWith('get-'))).toEqual(['get-users']);
});
