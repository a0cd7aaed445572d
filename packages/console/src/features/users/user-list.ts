import type { User } from '@archive-console/api-client';
import { addressInAscii } from '#queries/ascii-domain.ts';
import { nameOf, readUsers, usersQueries } from '#queries/users.ts';
import { domainMatching, domainRule } from '#shared/list/domain-filter.ts';
import { filterText, listOf } from '#shared/list/list-spec.ts';
import { originMatching, originRule } from '#shared/list/origin.tsx';

/** All users of the tenant. */
export const userList = listOf({
  id: 'users',
  defaultSort: 'displayName',
  sortable: ['displayName', 'primaryEmail', 'hasExternalReference'],
  filters: {
    origin: originRule,
    role: { takes: 'one' },
    domain: domainRule,
  },
  matching: ({ text, filters: { origin, role, domain } }) => ({
    ...filterText({ text: addressInAscii(text) }),
    ...originMatching(origin),
    ...(role?.[0] !== undefined && { role: role[0] }),
    ...domainMatching(domain),
  }),
  read: usersQueries.list,
  readPages: readUsers,
  nameOf,
  notFound: 'User.NotFound',
  words: {
    title: 'users:list.title',
    sentence: 'users:list.sentence',
    counted: 'users:list.counted',
    search: 'users:list.search',
    count: 'users:list.count',
    noMatch: 'users:list.noMatch',
    file: 'users:list.file',
  },
});

/** A user as the target of a bulk action. */
export function targetOf(user: User) {
  return { id: user.id, name: nameOf(user), userName: user.userName, email: user.primaryEmail };
}
