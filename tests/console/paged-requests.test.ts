import { createApiClient } from '@archive-console/api-client';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { connect } from '#console/queries/api.ts';
import { groupNamed, groupsQueries, readMembers } from '#console/queries/groups.ts';
import { mailboxesQueries } from '#console/queries/mailboxes.ts';
import { userGroupsQueries } from '#console/queries/users-groups.ts';
import { userNamed, usersQueries } from '#console/queries/users.ts';
import { readAllPages } from '#console/queries/read-all-pages.ts';
import { stubPage } from './stub-page.ts';

// A page that is not seen: reads that wait for a frame do not.
beforeEach(() => stubPage({ hidden: true }));

const asked: Record<string, object> = {};

const client = new QueryClient();
const fetch = async (_url: unknown, init?: RequestInit) => {
  asked[current] = JSON.parse(init?.body as string) as object;
  return Response.json({ rows: [], totalRows: 0 });
};
connect(client, createApiClient({ fetch, retryDelaysMs: [] }));
let current = '';

const { signal } = new AbortController();
const order = { sortBy: 'displayName', descending: true };
const reads: Record<string, () => Promise<unknown>> = {
  'users found': () => client.query(usersQueries.found('jo')),
  'users to pick': () => client.query(usersQueries.matching('jo', 2)),
  'groups of a user': () => client.query(userGroupsQueries.allIds('7')),
  'how many groups': () => client.query(userGroupsQueries.count('7')),
  'user by name': () => userNamed(client, 'jo', signal),
  'groups found': () => client.query(groupsQueries.found('st')),
  'groups to pick': () => client.query(groupsQueries.matching('st', 2)),
  'members of a group': () => client.query(groupsQueries.allMemberIds('7')),
  'how many members': () => client.query(groupsQueries.memberCount('7')),
  'group by name': () => groupNamed(client, 'st', signal),
  'all members': () => readAllPages(readMembers(client, { groupId: '7', ...order }), { signal }),
  'own mailboxes': () => client.query(mailboxesQueries.ownedBy('7')),
};

it.each(Object.keys(reads))('%s: a page is asked for by number, size, column and direction', async (name) => {
  current = name;
  await reads[name]?.();
  expect(asked[name]).toMatchObject({
    page: expect.any(Number) as number,
    rowsPerPage: expect.any(Number) as number,
    sortBy: expect.stringMatching(/./) as string,
    descending: expect.any(Boolean) as boolean,
  });
});
