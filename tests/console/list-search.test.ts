import { describe, expect, it } from 'vitest';
import { listSearch } from '#console/shared/navigation/list-search.ts';

describe('what goes back to the list of users', () => {
  it('is the place in the list', () => {
    expect(listSearch('?q=brandt&page=2&sort=-displayName')).toBe('?q=brandt&page=2&sort=-displayName');
  });

  it('is neither a list under the user nor an open dialog', () => {
    expect(listSearch('?q=a%20b&groups.page=3&dialog=delete')).toBe('?q=a+b');
    expect(listSearch('?groups.q=x')).toBe('');
    expect(listSearch('')).toBe('');
  });
});
