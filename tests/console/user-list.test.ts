import { describe, expect, it } from 'vitest';
import {
  domainsOf,
  filterValues,
  matchingOf,
  optionsWith,
  requestOf,
  userCsv,
  withFilter,
} from '#console/features/users/user-list.ts';

const state = {
  page: 2,
  rowsPerPage: 50,
  sortBy: 'primaryEmail',
  descending: true,
  text: ' lena ',
  filters: { origin: ['microsoft'], role: ['TenantAdmin'], domain: ['lindenhof.example'] },
};
const plain = { ...state, text: '  ', filters: {} };

describe('the list of users', () => {
  it('asks the service for what the address says', () => {
    expect(requestOf(state)).toEqual({
      page: 2,
      rowsPerPage: 50,
      sortBy: 'primaryEmail',
      descending: true,
      filter: 'lena',
      hasExternalReference: true,
      role: 'TenantAdmin',
      emailDomain: 'lindenhof.example',
    });
  });

  it('asks for nothing that is not said', () => {
    expect(requestOf(plain)).toEqual({ page: 2, rowsPerPage: 50, sortBy: 'primaryEmail', descending: true });
  });

  it('knows that the same rows match on another page and in another order', () => {
    expect(matchingOf(state)).toEqual(matchingOf({ ...state, page: 1, sortBy: 'displayName' }));
  });

  it.each([
    ['microsoft', true],
    ['local', false],
    ['moon', undefined],
  ])('takes origin %s for %s', (origin, hasExternalReference) => {
    expect(requestOf({ ...plain, filters: { origin: [origin] } }).hasExternalReference).toBe(
      hasExternalReference,
    );
    expect(filterValues({ filters: { origin: [origin] } }).origin).toHaveLength(
      hasExternalReference === undefined ? 0 : 1,
    );
  });

  it.each([
    ['domain', ['@Lindenhof.EXAMPLE '], ['lindenhof.example']],
    ['domain', ['lena@lindenhof.example'], ['lindenhof.example']],
    ['role', ['TenantAdmin'], ['TenantAdmin']],
    ['role', [], []],
  ])('sets %s to %j as %j', (filter, values, expected) => {
    expect(withFilter(state, filter, values)).toEqual({ ...state.filters, [filter]: expected });
  });

  it('offers what was met and what is set, once and in order', () => {
    expect(optionsWith(['b.example', 'a.example'], ['c.example', 'a.example'])).toEqual([
      'a.example',
      'b.example',
      'c.example',
    ]);
  });

  it('finds the domains of addresses', () => {
    const users = ['a@One.example', 'b@one.example', 'c@two.example', ''].map((primaryEmail) => ({
      primaryEmail,
    }));
    expect(domainsOf(users)).toEqual(['one.example', 'two.example']);
  });

  it('exports people with translated headings and without roles', () => {
    const columns = userCsv({
      displayName: 'Anzeigename',
      userName: 'Benutzername',
      firstName: 'Vorname',
      lastName: 'Nachname',
      primaryEmail: 'E-Mail',
      origin: 'Herkunft',
      origins: { microsoft: 'Microsoft 365', local: 'Lokal' },
    });
    const user = {
      id: '7',
      userName: 'lena.sommer',
      hasExternalReference: false,
      firstName: 'Lena',
      lastName: 'Sommer',
      displayName: 'Lena Sommer',
      primaryEmail: 'lena@lindenhof.example',
    };
    expect(Object.fromEntries(columns.map(({ header, text }) => [header, text(user)]))).toEqual({
      Anzeigename: 'Lena Sommer',
      Benutzername: 'lena.sommer',
      Vorname: 'Lena',
      Nachname: 'Sommer',
      'E-Mail': 'lena@lindenhof.example',
      Herkunft: 'Lokal',
    });
  });
});
