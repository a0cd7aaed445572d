import { groupIdOf, userIdOf } from '@archive-console/mocks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emailAddressesBulk, emailAddressesMutations } from '#console/queries/email-addresses.ts';
import {
  groupNamed,
  groupsBulk,
  groupsMutations,
  groupsQueries,
  readGroups,
  readMembers,
} from '#console/queries/groups.ts';
import { invalidateFromHub } from '#console/queries/invalidation.ts';
import { invalidatedByEvent } from '#console/queries/live.ts';
import { placeInPages } from '#console/queries/paged-reads.ts';
import { readAllPages } from '#console/queries/read-all-pages.ts';
import { userNamed, usersQueries } from '#console/queries/users.ts';
import { openQueries } from './open-queries.ts';
import { stubPage } from './stub-page.ts';

const newsletter = groupIdOf('Newsletter');
const design = groupIdOf('Design');
const mira = userIdOf('mira.sommer');
const request = { page: 1, rowsPerPage: 100, sortBy: 'name' };
const { signal } = new AbortController();

beforeEach(() => {
  stubPage({ hidden: true });
  return () => vi.unstubAllGlobals();
});

const order = (sortBy: string) => ({ sortBy, descending: false });

describe('the members of a group', () => {
  it('are read again after a change: page, number and ids', async () => {
    const { world, watch, send, isRead } = await openQueries();
    const isMember = world.members.of(newsletter);
    const another = [...world.users.rows()].find(({ id }) => !isMember.has(id))?.id ?? '';
    const page = watch(groupsQueries.members({ ...request, groupId: newsletter }));
    const count = watch(groupsQueries.memberCount(newsletter));
    const ids = watch(groupsQueries.allMemberIds(newsletter));
    await isRead();
    const before = ids() ?? [];
    expect([page()?.totalRows, count(), before.includes(another)]).toEqual([12, 12, false]);
    await send(groupsMutations.addMembers(), { groupId: newsletter, memberIds: [another] });
    expect([page()?.totalRows, count(), ids()?.includes(another)]).toEqual([13, 13, true]);
    await send(groupsMutations.removeMembers(), { groupId: newsletter, memberIds: [another] });
    expect([page()?.totalRows, count(), ids()]).toEqual([12, 12, before]);
  });

  it('leave one by one in a bulk run, and are read again once at its end', async () => {
    const { client, watch, sent, isRead } = await openQueries();
    const count = watch(groupsQueries.memberCount(newsletter));
    watch(groupsQueries.memberCount(design));
    await isRead();
    const members = await readAllPages(
      readMembers(client, { groupId: newsletter, ...order('displayName') }),
      { signal },
    );
    sent.length = 0;
    const { act, settled } = groupsBulk.removeMembers(client, newsletter);
    for (const { id } of members.slice(0, 3)) await act(id);
    expect(sent).toEqual(['removeGroupMembers', 'removeGroupMembers', 'removeGroupMembers']);
    settled();
    await vi.waitFor(() => expect(count()).toBe(9));
    expect(sent.slice(3)).toEqual(['listGroupMembers']);
  });
});

describe('a group', () => {
  it('is in the list once it is created, and under its new name once it has one', async () => {
    const { watch, send, isRead } = await openQueries();
    const list = watch(groupsQueries.list(request));
    const detail = watch(groupsQueries.detail(newsletter));
    const name = watch(groupsQueries.name(newsletter));
    await isRead();
    await send(groupsMutations.create(), { name: 'Choir', groupType: 'Default' });
    await vi.waitFor(() => expect(list()?.rows.some((row) => row.name === 'Choir')).toBe(true));
    await send(groupsMutations.updateName(), { groupId: newsletter, name: 'Letters' });
    expect([detail()?.name, name()]).toEqual(['Letters', 'Letters']);
    await vi.waitFor(() => expect(list()?.rows.some((row) => row.name === 'Letters')).toBe(true));
  });

  it('is not read again once it is deleted, alone or with others', async () => {
    const { client, watch, send, sent, isRead } = await openQueries();
    const list = watch(groupsQueries.list(request));
    for (const groupId of [newsletter, design]) {
      watch(groupsQueries.detail(groupId));
      watch(groupsQueries.memberCount(groupId));
      watch(groupsQueries.addresses(groupId));
    }
    await isRead();
    sent.length = 0;
    await send(groupsMutations.remove(), { groupId: newsletter });
    const deletion = groupsBulk.remove(client);
    await deletion.act(design);
    deletion.settled();
    await vi.waitFor(() => expect(list()?.rows.some(({ id }) => id === design)).toBe(false));
    await isRead();
    invalidateFromHub(client, invalidatedByEvent.GroupsChanged?.invalidates ?? [], {});
    await vi.waitFor(() => expect(sent).toHaveLength(5));
    await isRead();
    expect(sent).toEqual(['deleteGroup', 'listGroups', 'deleteGroup', 'listGroups', 'listGroups']);
  });
});

describe('the addresses of a group', () => {
  it('are read again after a change, and those of others are not', async () => {
    const { client, watch, send, sent, isRead } = await openQueries();
    const addresses = watch(groupsQueries.addresses(newsletter));
    watch(groupsQueries.addresses(design));
    await isRead();
    sent.length = 0;
    const address = { addressType: 'GroupAddress', address: 'letters@example.com', ownerId: newsletter };
    await send(emailAddressesMutations.create(), address);
    const created = addresses()?.find((row) => row.address === 'letters@example.com');
    expect(created).toBeDefined();
    expect(sent).toEqual(['createEmailAddress', 'listGroupAddresses']);
    await send(emailAddressesMutations.remove(), { emailAddressId: created?.id });
    expect(addresses()).not.toContainEqual(created);
    const [next] = addresses() ?? [];
    const { act, settled } = emailAddressesBulk.remove(client);
    await act(next?.id ?? '');
    settled();
    await vi.waitFor(() => expect(addresses()).not.toContainEqual(next));
  });
});

describe('pages of what matches a text', () => {
  it('are the same for groups and users', async () => {
    const { client } = await openQueries();
    const groups = await client.query(groupsQueries.matching('facilities', 1));
    expect(groups.rows.map(({ name }) => name)).toEqual(['Facilities Berlin', 'Facilities Leipzig']);
    const users = await client.query(usersQueries.matching('sommer', 1));
    expect(users.rows.map(({ id }) => id)).toContain(mira);
    expect(await client.query(groupsQueries.found('facilities'))).toMatchObject({ totalRows: 2 });
    expect(placeInPages(250)).toEqual({ page: 3, row: 50 });
  });

  it('are read to the end past the cache', async () => {
    const { client } = await openQueries();
    const all = await readAllPages(readGroups(client, { filter: 'facilities', ...order('name') }), {
      signal,
    });
    expect(all).toHaveLength(2);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});

describe('one object by its name', () => {
  it('is a group of exactly this name', async () => {
    const { client } = await openQueries();
    expect((await groupNamed(client, 'FINANCE', signal))?.id).toBe(groupIdOf('Finance'));
    expect(await groupNamed(client, 'Financ', signal)).toBeUndefined();
  });

  it('is no group where two share the name', async () => {
    const { client, world } = await openQueries();
    const group = world.groups.get(groupIdOf('Finance'));
    if (group === undefined) throw new Error('The demo world has lost a group of its seed.');
    world.groups.put({ ...group, id: groupIdOf('another') });
    expect(await groupNamed(client, 'Finance', signal)).toBeUndefined();
  });

  it('is a user of exactly this user name, e-mail address or display name', async () => {
    const { client, world } = await openQueries();
    const user = world.users.get(mira);
    const { userName = '', primaryEmail = '', displayName = '' } = user ?? {};
    for (const text of [userName, primaryEmail, displayName.toUpperCase()]) {
      expect((await userNamed(client, text, signal))?.id).toBe(mira);
    }
    expect(await userNamed(client, 'sommer', signal)).toBeUndefined();
  });

  it('is no user where two share the display name', async () => {
    const { client, world } = await openQueries();
    const user = world.users.get(mira);
    if (user === undefined) throw new Error('The demo world has lost a user of its seed.');
    world.users.put({ ...user, id: 'another', userName: 'another', primaryEmail: 'another@example.com' });
    expect(await userNamed(client, user.displayName, signal)).toBeUndefined();
    expect((await userNamed(client, user.userName, signal))?.id).toBe(mira);
  });

  it('is the user of this user name, behind a page of others who are displayed like that', async () => {
    const { client, world } = await openQueries();
    const user = world.users.get(mira);
    if (user === undefined) throw new Error('The demo world has lost a user of its seed.');
    const { userName } = user;
    world.users.put({ ...user, displayName: 'Zoe Sommer' });
    for (let number = 0; number <= 100; number += 1) {
      const other = { id: `other-${number}`, userName: `a${number}`, primaryEmail: `a${number}@example.com` };
      world.users.put({ ...user, ...other, displayName: number === 0 ? userName : `${userName} ${number}` });
    }
    expect((await userNamed(client, userName, signal))?.id).toBe(mira);
  });
});
