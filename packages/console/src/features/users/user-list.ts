import type { InputOf, listUsers, User } from '@archive-console/api-client';
import type { CsvColumn } from '#shared/csv/csv.ts';
import type { ListDefinition, ListState } from '#shared/list/list-state.ts';

export const userFilters = ['origin', 'role', 'domain'] as const;
export type UserFilter = (typeof userFilters)[number];

export const origins = ['microsoft', 'local'] as const;
export type Origin = (typeof origins)[number];

/** What the list of users keeps in its address. */
export const userList: ListDefinition<UserFilter> = {
  defaultSort: 'displayName',
  sortable: ['displayName', 'primaryEmail', 'hasExternalReference'],
  filters: userFilters,
};

export type UserListState = ListState<UserFilter>;

export function originOf({ hasExternalReference }: Pick<User, 'hasExternalReference'>): Origin {
  return hasExternalReference ? 'microsoft' : 'local';
}

/** What the filters are set to; a value nobody knows counts as not set. */
export function filterValues({
  filters,
}: Pick<UserListState, 'filters'>): Record<UserFilter, readonly string[]> {
  // The service takes one value of each.
  const first = (values: readonly string[] = []) => values.filter((value) => value !== '').slice(0, 1);
  const [wanted] = first(filters.origin);
  return {
    origin: origins.filter((known) => known === wanted),
    role: first(filters.role),
    domain: first(filters.domain),
  };
}

/** The filters after one of them was set. A domain may be typed as people write it. */
export function withFilter(
  state: UserListState,
  filter: string,
  values: readonly string[],
): UserListState['filters'] {
  const asTyped = values.map((value) => value.trim());
  return {
    ...state.filters,
    [filter]: filter === 'domain' ? asTyped.map(domainIn) : asTyped,
  };
}

function domainIn(typed: string): string {
  return typed.replace(/^.*@/, '').toLowerCase();
}

/** Address → request: the state of the list as the service is asked for it. */
export function requestOf(state: UserListState): InputOf<typeof listUsers> {
  const { page, rowsPerPage, sortBy, descending } = state;
  return { page, rowsPerPage, sortBy, descending, ...matchingOf(state) };
}

/** What decides which rows match, without where in them the reader is. */
export function matchingOf(state: UserListState) {
  const { origin, role, domain } = filterValues(state);
  const text = state.text.trim();
  return {
    ...(text !== '' && { filter: text }),
    ...(origin[0] !== undefined && { hasExternalReference: origin[0] === 'microsoft' }),
    ...(role[0] !== undefined && { role: role[0] }),
    ...(domain[0] !== undefined && { emailDomain: domain[0] }),
  };
}

/** Options of a filter: what was met, and what is set although it was not met. */
export function optionsWith(met: readonly string[], set: readonly string[]): string[] {
  return [...new Set([...met, ...set])].toSorted((one, other) => one.localeCompare(other));
}

/** The domains of people's addresses. */
export function domainsOf(users: readonly Pick<User, 'primaryEmail'>[]): string[] {
  const domains = users.map(({ primaryEmail }) =>
    primaryEmail.slice(primaryEmail.lastIndexOf('@') + 1).toLowerCase(),
  );
  return [...new Set(domains)].filter((domain) => domain !== '');
}

/** The words an export needs. */
export interface UserCsvWords {
  displayName: string;
  userName: string;
  firstName: string;
  lastName: string;
  primaryEmail: string;
  origin: string;
  origins: Record<Origin, string>;
}

/** The columns of an export. Roles are left out: they are asked for row by row and may not all be known. */
export function userCsv(words: UserCsvWords): CsvColumn<User>[] {
  return [
    { header: words.displayName, text: (user) => user.displayName },
    { header: words.userName, text: (user) => user.userName },
    { header: words.firstName, text: (user) => user.firstName },
    { header: words.lastName, text: (user) => user.lastName },
    { header: words.primaryEmail, text: (user) => user.primaryEmail },
    { header: words.origin, text: (user) => words.origins[originOf(user)] },
  ];
}
