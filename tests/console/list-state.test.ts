import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListDefinition, readListState, writeListState } from '#console/shared/list/list-state.ts';
import { storageWith } from './in-memory-storage.ts';

const list: ListDefinition<'origin' | 'role'> = {
  defaultSort: 'displayName',
  sortable: ['displayName', 'primaryEmail'],
  filters: { origin: { takes: 'span' }, role: { takes: 'many' } },
};
const below = { ...list, name: 'groups' };
const read = (search: string, held = {}) =>
  readListState(list, new URLSearchParams(search), storageWith(held));
const write = (
  search: string,
  change: Parameters<typeof writeListState<'origin' | 'role'>>[2],
  definition = list,
) => writeListState(definition, new URLSearchParams(search), change).toString();

describe('readListState', () => {
  it('starts where nothing is said', () => {
    expect(read('')).toEqual({
      page: 1,
      rowsPerPage: 25,
      sortBy: 'displayName',
      descending: false,
      text: '',
      filters: {},
    });
  });

  it('reads everything an address says', () => {
    expect(read('page=3&rows=50&sort=-primaryEmail&q=lena&origin=local&role=TenantAdmin')).toEqual({
      page: 3,
      rowsPerPage: 50,
      sortBy: 'primaryEmail',
      descending: true,
      text: 'lena',
      filters: { origin: ['local'], role: ['TenantAdmin'] },
    });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'rows=7',
    'rows=0',
    'sort=-password',
    'sort=',
    'other=1',
    'origin=',
    'origin=&origin=',
  ])('counts %s as not said', (search) => {
    expect(read(search)).toEqual(read(''));
  });

  it('reads every value of a filter, and the open bound of a span', () => {
    expect(read('role=A,B&role=C&origin=&origin=5').filters).toEqual({
      role: ['A,B', 'C'],
      origin: ['', '5'],
    });
  });

  it('remembers how many rows a person likes, but the address wins', () => {
    expect(read('', { 'ac.rows-per-page': '100' }).rowsPerPage).toBe(100);
    expect(read('rows=10', { 'ac.rows-per-page': '100' }).rowsPerPage).toBe(10);
    expect(read('', { 'ac.rows-per-page': '1000000' }).rowsPerPage).toBe(25);
  });

  it('never throws and never asks for what the service refuses', () => {
    const name = fc.oneof(fc.constantFrom('page', 'rows', 'sort', 'q', 'origin', 'role'), fc.string());
    const value = fc.oneof(
      fc.constantFrom('-', '-displayName', 'NaN', '1e9'),
      fc.integer().map(String),
      fc.string(),
    );
    const written = fc.array(fc.tuple(name, value)).map((pairs) => new URLSearchParams(pairs).toString());
    fc.assert(
      fc.property(fc.oneof(written, fc.string()), (search) => {
        const { page, rowsPerPage, sortBy } = read(search);
        expect(page).toBeGreaterThan(0);
        expect([10, 25, 50, 100]).toContain(rowsPerPage);
        expect(list.sortable).toContain(sortBy);
      }),
    );
  });
});

describe('writeListState', () => {
  it('leaves out what is the default', () => {
    expect(write('page=2&sort=-primaryEmail', { page: 1 })).toBe('sort=-primaryEmail');
    expect(write('sort=-primaryEmail', { sortBy: 'displayName', descending: false })).toBe('');
    expect(write('', { sortBy: 'displayName', descending: true })).toBe('sort=-displayName');
  });

  it.each([
    { text: 'lena' },
    { filters: { origin: ['local'] } },
    { rowsPerPage: 50 },
    { sortBy: 'primaryEmail' },
  ])('goes back to the first page for %j', (change) => {
    expect(write('page=4', change)).not.toContain('page=');
  });

  it('keeps the filters that are set, and ends those that are not', () => {
    expect(write('origin=local&role=A', { filters: { role: ['B'] } })).toBe('role=B');
    expect(write('q=lena&origin=local', { page: 2 })).toBe('q=lena&origin=local&page=2');
  });

  it('repeats the parameter of a filter for each of its values', () => {
    expect(write('role=A&role=B&page=2', { filters: { role: ['B', 'C'], origin: ['', '5'] } })).toBe(
      'origin=&origin=5&role=B&role=C',
    );
    expect(write('role=A&role=B', { filters: { role: [], origin: ['', ''] } })).toBe('');
    expect(write('page=2&role=A', { filters: { role: ['B', 'C'] } }, below)).toBe(
      'page=2&role=A&groups.role=B&groups.role=C',
    );
  });

  it('leaves the parameters of other lists alone', () => {
    expect(write('page=2&groups.page=3', { page: 5 }, below)).toBe('page=2&groups.page=5');
    expect(readListState(below, new URLSearchParams('page=2&groups.q=a'), storageWith())).toMatchObject({
      page: 1,
      text: 'a',
    });
  });

  it('reads back what it wrote', () => {
    const change = fc.record({
      page: fc.integer({ min: 1, max: 1e6 }),
      rowsPerPage: fc.constantFrom(10, 25, 50, 100),
      sortBy: fc.constantFrom(...list.sortable),
      descending: fc.boolean(),
      text: fc.string(),
      filters: fc.record({ origin: fc.array(fc.string()).filter((values) => values.some(Boolean)) }),
    });
    fc.assert(
      fc.property(change, (state) => {
        expect(read(write('', state))).toEqual(state);
      }),
    );
  });
});
