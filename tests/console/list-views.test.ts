import { describe, expect, it } from 'vitest';
import { type ListDefinition, readListState, writeListState } from '#console/shared/list/list-state.ts';
import { readColumnChoice } from '#console/shared/list/list-view.ts';
import { readViews, stateOfView, writeViews } from '#console/shared/list/named-views.ts';
import { createStorage } from '#console/shared/storage.ts';
import { memory, storageWith } from './in-memory-storage.ts';

const view = {
  id: '1',
  name: 'Administrators',
  columns: { hidden: ['primaryEmail'], order: [], widths: { displayName: 320 } },
  sort: { id: 'primaryEmail', descending: true },
  filters: { role: ['TenantAdmin'] },
};
const definition: ListDefinition<'role' | 'origin'> = {
  defaultSort: 'displayName',
  sortable: ['displayName'],
  filters: { role: { takes: 'many' }, origin: { takes: 'span' } },
};

describe('named views', () => {
  it('are kept list by list', () => {
    const storage = createStorage({ local: memory(), session: memory() });
    writeViews(storage, 'users', [view]);
    writeViews(storage, 'groups', []);
    expect(readViews(storage, 'users')).toEqual([view]);
    expect(readViews(storage, 'groups')).toEqual([]);
  });

  it('are deleted when the session of their user ends', () => {
    const storage = createStorage({ local: memory(), session: memory() });
    writeViews(storage, 'users', [view]);
    storage.forgetPerson();
    expect(readViews(storage, 'users')).toEqual([]);
  });

  it.each(['{', '[]', 'null', '{"users":7}', '{"users":[7,{"id":1},{"id":"1","name":"A"}]}'])(
    'survive %s in the storage',
    (held) => expect(readViews(storageWith({ 'ac.views': held }), 'users')).toEqual([]),
  );

  it('become the address of the list, with filters of other times left out', () => {
    const old = { ...view, filters: { role: ['TenantAdmin'], removed: ['x'] } };
    expect(stateOfView(definition, old, '1')).toEqual({
      sortBy: 'primaryEmail',
      descending: true,
      filters: { role: ['TenantAdmin'], origin: [] },
      view: '1',
    });
    expect(stateOfView(definition, { columns: view.columns, filters: {} }, undefined)).toEqual({
      sortBy: 'displayName',
      descending: false,
      filters: { role: [], origin: [] },
      view: '',
    });
  });

  it('without an order stand as the list does, the newest first where it says so', () => {
    const newestFirst = { ...definition, defaultSort: 'createdAt', defaultDescending: true };
    const { sort: _sort, ...unsorted } = view;
    const state = stateOfView(newestFirst, unsorted, '1');
    expect(state).toMatchObject({ sortBy: 'createdAt', descending: true });
    const address = writeListState(newestFirst, new URLSearchParams('sort=name'), state);
    expect(address.has('sort')).toBe(false);
  });
});

describe('a view of several values', () => {
  it('comes back whole from the storage and from the address', () => {
    const spanned = { ...view, filters: { role: ['TenantAdmin', 'Auditor'], origin: ['', '2026-03-01'] } };
    const storage = createStorage({ local: memory(), session: memory() });
    writeViews(storage, 'users', [spanned]);
    const [kept = spanned] = readViews(storage, 'users');
    const address = writeListState(definition, new URLSearchParams(), stateOfView(definition, kept, '1'));
    expect(readListState(definition, new URLSearchParams(address.toString()), storage).filters).toEqual(
      spanned.filters,
    );
  });
});

describe('widths of columns', () => {
  it('are kept with the choice of columns', () => {
    const held = { users: { hidden: [], order: [], widths: { displayName: 300 } } };
    expect(readColumnChoice(storageWith({ 'ac.columns': JSON.stringify(held) }), 'users')).toEqual(
      held.users,
    );
  });

  it('count as not chosen where they are no numbers', () => {
    const held = { users: { hidden: [], order: [], widths: { displayName: 'wide' } } };
    expect(readColumnChoice(storageWith({ 'ac.columns': JSON.stringify(held) }), 'users')).toEqual({
      hidden: [],
      order: [],
    });
  });
});
