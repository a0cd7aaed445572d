import type { InputOf, listUserGroups } from '@archive-console/api-client';
import type { ListDefinition, ListState } from '#shared/list/list-state.ts';

/** What the list of a person's groups keeps in its address. */
export const userGroupsDefinition: ListDefinition<never> = {
  name: 'groups',
  defaultSort: 'name',
  sortable: ['name', 'groupType', 'hasExternalReference'],
  filters: [],
};

/** Address → wire. */
export function userGroupsRequest(userId: string, state: ListState<never>): InputOf<typeof listUserGroups> {
  const { page, rowsPerPage, sortBy, descending, text } = state;
  return { userId, page, rowsPerPage, sortBy, descending, ...(text !== '' && { filter: text }) };
}
