import { describe, expect, it } from 'vitest';
import { userGroupsRequest } from '#console/features/users/user-groups.ts';

const state = { page: 2, rowsPerPage: 25, sortBy: 'name', descending: false, text: '', filters: {} };

describe('the groups of a user', () => {
  it('are asked for page by page', () => {
    expect(userGroupsRequest('7', state)).toEqual({
      userId: '7',
      page: 2,
      rowsPerPage: 25,
      sortBy: 'name',
      descending: false,
    });
  });

  it('are filtered only where something is searched for', () => {
    expect(userGroupsRequest('7', { ...state, text: 'sales' }).filter).toBe('sales');
  });
});
