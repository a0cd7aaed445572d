import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setHubLive } from '#console/queries/invalidation-state.ts';
import { usersBulk } from '#console/queries/users-bulk.ts';
import { usersMutations, usersQueries } from '#console/queries/users.ts';
import { ids, openPage } from './open-page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('what the hub reports', () => {
  it('makes lists and what is about these users stale, and nothing of others', async () => {
    const { hubReports, later, sent } = await openPage();
    hubReports('mira');
    hubReports('new-user');
    await later();
    expect(sent.toSorted()).toEqual(['get-user-roles mira', 'get-users']);
  });

  it('makes everything of its kind stale where it names no user', async () => {
    const { hubReports, later, sent } = await openPage();
    hubReports();
    await later();
    expect(sent).toHaveLength(5);
  });

  it('is read after the first answer of a read that is on its way, once', async () => {
    const { client, holdReads, hubReports, later, soon, sent } = await openPage();
    const letCome = holdReads();
    new QueryObserver(client, usersQueries.detail('gustav')).subscribe(() => undefined);
    await soon();
    hubReports('gustav');
    await later();
    hubReports('gustav');
    await later();
    letCome();
    await later();
    expect(sent.filter((read) => read === 'get-user gustav')).toHaveLength(2);
  });

  it('is read again once it is shown, where its answer was on its way and nothing showed it yet', async () => {
    const { client, holdReads, hubReports, later, soon, sent } = await openPage();
    const letCome = holdReads();
    const read = usersQueries.detail('gustav');
    void client.query(read);
    await soon();
    hubReports('gustav');
    await later();
    letCome();
    await later();
    expect(sent.filter((one) => one === 'get-user gustav')).toHaveLength(1);
    new QueryObserver(client, read).subscribe(() => undefined);
    await later();
    expect(sent.filter((one) => one === 'get-user gustav')).toHaveLength(2);
  });

  it('is known to what is read after it', async () => {
    const { client, holdReads, hubReports, later, soon, sent } = await openPage();
    hubReports('gustav');
    const letCome = holdReads();
    new QueryObserver(client, usersQueries.detail('gustav')).subscribe(() => undefined);
    await later();
    letCome();
    await later();
    await soon();
    expect(sent.filter((read) => read === 'get-user gustav')).toHaveLength(1);
  });
});

describe('a write from here', () => {
  const roles = { userId: 'jonas', roles: ['TenantAdmin'] };

  it('is read again once where the hub reports it long before its answer', async () => {
    const { send, hubReports, answer, later, soon, sent } = await openPage();
    const done = send(usersMutations.removeRoles()).mutate(roles);
    await soon();
    hubReports('jonas');
    await later();
    expect(sent).toEqual(['remove-user-roles']);
    answer();
    await later();
    await done;
    expect(sent.slice(1).toSorted()).toEqual(['get-user jonas', 'get-user-roles jonas', 'get-users']);
  });

  it('is read again once where the hub reports it after its answer', async () => {
    const { send, hubReports, answer, later, soon, sent } = await openPage();
    const done = send(usersMutations.removeRoles()).mutate(roles);
    await soon();
    answer();
    await soon();
    hubReports('jonas');
    await later();
    await done;
    expect(sent.slice(1).toSorted()).toEqual(['get-user jonas', 'get-user-roles jonas', 'get-users']);
  });

  it('is read again at once where the hub has reported it, or is silent', async () => {
    const { client, send, hubReports, answer, soon, sent } = await openPage();
    void send(usersMutations.addRoles()).mutate(roles);
    await soon();
    hubReports('jonas');
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
  const { client, hubReports, answer, later, soon, sent } = await openPage();
  const { act, settled } = usersBulk.remove(client);
  const rows = ids.map((id) => act(id));
  for (const [index, id] of ids.entries()) {
    hubReports(id);
    await later();
    answer();
    await soon();
    await rows[index];
  }
  settled();
  await later();
  expect(sent.filter((read) => read.startsWith('get-'))).toEqual(['get-users']);
});

it('reads nothing between the rows of a run, where one ends before the next begins', async () => {
  const { client, hubReports, answer, later, soon, sent } = await openPage();
  const { act, settled } = usersBulk.addRoles(client, ['TenantAdmin']);
  for (const id of ids) {
    const row = act(id);
    await soon();
    answer();
    await row;
    hubReports(id);
    await later();
  }
  expect(sent.filter((read) => read.startsWith('get-'))).toEqual([]);
  settled();
  await later();
  expect(sent.filter((read) => read.startsWith('get-')).toSorted()).toEqual([
    'get-user jonas',
    ...ids.map((id) => `get-user-roles ${id}`).toSorted(),
    'get-users',
  ]);
});
