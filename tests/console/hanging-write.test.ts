import { getTenant, listGroupMembers } from '@archive-console/api-client';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { query } from '#console/queries/api.ts';
import { groupsMutations, groupsQueries } from '#console/queries/groups.ts';
import { invalidate } from '#console/queries/invalidation.ts';
import { usersMutations } from '#console/queries/users.ts';
import { openPage } from './open-page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('a write that hangs', () => {
  const members = groupsQueries.members({ groupId: 'staff', page: 1, rowsPerPage: 10 });

  async function openWithHangingWrite() {
    const page = await openPage();
    new QueryObserver(page.client, members).subscribe(() => undefined);
    await page.later();
    void page.send(usersMutations.addRoles()).mutate({ userId: 'jonas', roles: ['TenantAdmin'] });
    await page.soon();
    page.sent.length = 0;
    return page;
  }

  it('holds back nothing that it does not concern: a change of another noun is shown and done', async () => {
    const { client, answerLast, later, soon, sent } = await openWithHangingWrite();
    const done = vi.fn();
    const adding = new MutationObserver(client, groupsMutations.addMembers());
    void adding.mutate({ groupId: 'staff', memberIds: ['mira'] }).then(done);
    await soon();
    answerLast();
    await later();
    expect(done).toHaveBeenCalledTimes(1);
    expect(sent).toEqual(['add-members-to-group', 'get-group-members']);
  });

  it('holds back nothing that it does not concern, where no change waits for it either', async () => {
    const { client, answerLast, later, soon, sent } = await openWithHangingWrite();
    new QueryObserver(client, groupsQueries.detail('staff')).subscribe(() => undefined);
    const renaming = new MutationObserver(client, groupsMutations.updateName());
    void renaming.mutate({ groupId: 'staff', name: 'Team' });
    await soon();
    answerLast();
    await later();
    expect(sent).toEqual(['get-group staff', 'update-group-name', 'get-group staff']);
  });

  it('holds back what it concerns, and that is read again once it has ended', async () => {
    const { hubReports, answer, later, sent } = await openWithHangingWrite();
    hubReports('mira');
    await later();
    expect(sent).toEqual(['get-user-roles mira']);
    answer();
    await later();
    expect(sent.slice(1).toSorted()).toEqual(['get-user-roles jonas', 'get-users']);
  });

  it('holds back nothing that another change waits to show', async () => {
    const { send, answerLast, later, soon, sent } = await openWithHangingWrite();
    const done = vi.fn();
    const removing = send(usersMutations.removeRoles());
    void removing.mutate({ userId: 'mira', roles: ['TenantAdmin'] }).then(done);
    await soon();
    answerLast();
    await later();
    expect(done).toHaveBeenCalledTimes(1);
    expect(sent.toSorted()).toEqual(['get-user-roles mira', 'get-users', 'remove-user-roles']);
  });
});

it('is done when its own reads are, whatever else is read', async () => {
  const { client, answer, later, soon } = await openPage();
  const read = vi.fn((): Promise<string> => new Promise(() => undefined));
  read.mockResolvedValueOnce('tenant');
  const tenant = { ...query(getTenant), queryFn: read } as object;
  new QueryObserver(client, tenant as ReturnType<typeof query<typeof getTenant>>).subscribe(() => undefined);
  new QueryObserver(client, { queryKey: [listGroupMembers.name], queryFn: () => 'members' }).subscribe(
    () => undefined,
  );
  await later();
  const done = vi.fn();
  const adding = new MutationObserver(client, groupsMutations.addMembers());
  void adding.mutate({ groupId: 'staff', memberIds: ['mira'] }).then(done);
  await soon();
  invalidate(client, ['getTenant']);
  answer();
  await later();
  expect(read).toHaveBeenCalledTimes(2);
  expect(done).toHaveBeenCalledTimes(1);
});
