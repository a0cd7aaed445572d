import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { userList } from '#console/features/users/user-list.ts';
import { readListState, writeListState } from '#console/shared/list/list-state.ts';
import { storageWith } from './in-memory-storage.ts';

const storage = storageWith({});

/** What the service is asked for at an address. */
const matching = (address: string) =>
  userList.matching(
    readListState(userList, new URLSearchParams(address), storage),
    {},
    {
      queryClient: new QueryClient(),
      storage,
    },
  );

describe('the list of users', () => {
  it('asks the service for what the address says', () => {
    expect(matching('q=%20lena%20&origin=microsoft&role=TenantAdmin&domain=lindenhof.example')).toEqual({
      filter: 'lena',
      hasExternalReference: true,
      role: 'TenantAdmin',
      emailDomain: 'lindenhof.example',
    });
  });

  it('asks for nothing that is not said', () => {
    expect(matching('page=2&q=%20')).toEqual({});
  });

  it('knows that the same rows match on another page and in another order', () => {
    expect(matching('q=lena&page=3&sort=-primaryEmail')).toEqual(matching('q=lena'));
  });

  it.each([
    ['microsoft', { hasExternalReference: true }],
    ['local', { hasExternalReference: false }],
    ['moon', {}],
  ])('takes origin %s for %j', (origin, asked) => {
    expect(matching(`origin=${origin}`)).toEqual(asked);
  });

  it.each(['@Lindenhof.EXAMPLE ', 'lena@lindenhof.example', 'lindenhof.example'])(
    'takes a domain typed as %s',
    (typed) => {
      const address = writeListState(userList, new URLSearchParams(), { filters: { domain: [typed] } });
      expect(address.toString()).toBe('domain=lindenhof.example');
    },
  );

  it('takes one value of a filter, as the service does', () => {
    expect(matching('role=TenantAdmin&role=Auditor')).toEqual({ role: 'TenantAdmin' });
  });
});
