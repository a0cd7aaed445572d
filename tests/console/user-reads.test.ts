import { ApiError, createApiClient, listUsers } from '@archive-console/api-client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { connect } from '#console/queries/api.ts';
import { isAboutDeleted, deleteObject } from '#console/queries/deleted-objects.ts';
import { invalidateAndWait } from '#console/queries/invalidation.ts';
import { usersBulk } from '#console/queries/users-bulk.ts';
import { usersQueries } from '#console/queries/users.ts';

const failed = (status: number) =>
  new ApiError('No.', { kind: 'refused', code: 'User.NotFound', operation: 'deleteUser', status });
const jonas = ['getUser', { userId: 'jonas' }];

describe('a person who could not be read', () => {
  it('is not asked for again by the page that comes after the answer', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response('{"title":"User.NotFound"}', { status: 404 })));
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    connect(client, createApiClient({ fetch }));
    await client.query(usersQueries.detail('nope')).catch(() => undefined);
    for (const read of [usersQueries.detail('nope'), usersQueries.name('nope')]) {
      new QueryObserver(client, read as ReturnType<typeof usersQueries.detail>).subscribe(() => undefined);
    }
    expect(fetch).toHaveBeenCalledTimes(1);
    await client.query(usersQueries.detail('nope')).catch(() => undefined);
    expect(fetch).toHaveBeenCalledTimes(2);
    client.clear();
  });
});

describe('what is being deleted', () => {
  it('is deleted from then on, for every read that names it', async () => {
    const client = new QueryClient();
    const deletion = deleteObject(client, { userId: 'jonas' }, () => Promise.resolve('done'));
    expect(isAboutDeleted(client, jonas)).toBe(true);
    expect(isAboutDeleted(client, ['listUserGroups', { userId: 'jonas', page: 1 }])).toBe(true);
    expect(isAboutDeleted(client, ['getUser', { userId: 'mira' }])).toBe(false);
    expect(isAboutDeleted(client, ['getMailbox', { mailboxId: 'jonas' }])).toBe(false);
    expect(isAboutDeleted(client, [listUsers.name])).toBe(false);
    expect(isAboutDeleted(new QueryClient(), jonas)).toBe(false);
    await expect(deletion).resolves.toBe('done');
    expect(isAboutDeleted(client, jonas)).toBe(true);
  });

  it('is deleted as the owner of mailboxes too', async () => {
    const client = new QueryClient();
    const fetch = () => Promise.resolve(new Response(null, { status: 204 }));
    connect(client, createApiClient({ fetch }));
    await usersBulk.remove(client).act('jonas');
    expect(isAboutDeleted(client, ['listMailboxes', { ownerId: 'jonas', page: 1 }])).toBe(true);
    expect(isAboutDeleted(client, ['listMailboxes', { ownerId: 'mira', page: 1 }])).toBe(false);
  });

  it('is there again where the service refused, but not where there was no such thing any more', async () => {
    const client = new QueryClient();
    const refusedWith = (status: number) =>
      deleteObject(client, { userId: 'jonas' }, () => Promise.reject(failed(status))).catch(() => undefined);
    await refusedWith(409);
    expect(isAboutDeleted(client, jonas)).toBe(false);
    await refusedWith(404);
    expect(isAboutDeleted(client, jonas)).toBe(true);
  });

  it('is not read again by what makes reads of its kind out of date', async () => {
    const client = new QueryClient();
    const read = vi.fn(() => Promise.resolve('read'));
    for (const userId of ['jonas', 'mira']) {
      new QueryObserver(client, { queryKey: [listUsers.name, { userId }], queryFn: read }).subscribe(
        () => undefined,
      );
    }
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    await deleteObject(client, { userId: 'jonas' }, () => Promise.resolve());
    await invalidateAndWait(client, ['listUsers']);
    expect(read).toHaveBeenCalledTimes(3);
    client.clear();
  });
});
