import {
  createMailbox,
  getImportSource,
  IMPORT_TASK_STATE_FILTERS,
  listImportSources,
  listImportSourceTypes,
  listImportTasks,
  listMailEnabledPublicFolders,
  startImport,
  terminateTenant,
  triggerTenantSynchronization,
  updateMailbox,
} from '@archive-console/api-client';
import { importSourceIdOf, MINUTE } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { codeOf, firstPage, refusalOf, type Stage, stage } from './stage.ts';

const all = { page: 1, rowsPerPage: 100 } as const;
const bjarne = importSourceIdOf('Bjarne Olsen');
const emre = importSourceIdOf('Emre Yıldız');
const amelie = importSourceIdOf('Amelie Brandt');
const byIds = (...ids: string[]) => ({ selectionType: 'Ids', ids }) as const;

const statesOf = ({ world }: Stage, ...ids: string[]) =>
  ids.map((id) => world.importSources.get(id)?.importSourceTaskState);

describe('The list of import sources', () => {
  it('has the figures of the pictures', async () => {
    const { client } = await stage();
    const { rows, totalRows } = await client.call(listImportSources, all);
    expect(totalRows).toBe(41);
    const count = (state: string) => rows.filter((row) => row.importSourceTaskState === state).length;
    expect([count('Success'), count('Failed'), count('Import')]).toEqual([38, 2, 1]);
  });

  it('is filtered by state, type and text, sorted and paged', async () => {
    const { client } = await stage();
    const totals = await Promise.all(
      IMPORT_TASK_STATE_FILTERS.map(
        async (importSourceTaskState) =>
          (await client.call(listImportSources, { ...all, importSourceTaskState })).totalRows,
      ),
    );
    expect(totals).toEqual([0, 0, 1, 0, 2, 38]);
    const rooms = { ...all, importSourceType: 'Microsoft365RoomMailbox', sortBy: 'total', descending: true };
    const { rows } = await client.call(listImportSources, rooms);
    expect(rows.map(({ displayName }) => displayName)).toEqual([
      'Meeting room Esche',
      'Meeting room Birke',
      'Meeting room Ahorn',
    ]);
    const found = await client.call(listImportSources, { ...all, filter: 'not found jonas' });
    expect(found.rows.map(({ displayName }) => displayName)).toEqual(['Jonas Petersen']);
    const second = await client.call(listImportSources, { page: 2, rowsPerPage: 25 });
    expect(second).toMatchObject({ totalRows: 41, hasMore: false });
    expect(second.rows).toHaveLength(16);
  });

  it('shows rows in states no filter has, and refuses those as a filter', async () => {
    const { client } = await stage();
    await client.call(createMailbox, { name: 'Choir', mailboxType: 'SharedMailbox' });
    const { rows } = await client.call(listImportSources, { ...all, filter: 'choir' });
    expect(rows).toMatchObject([{ importSourceTaskState: 'None', total: 0, done: 0 }]);
    for (const wrong of [{ importSourceTaskState: 'None' }, { importSourceType: 'Fax' }] as object[])
      expect(await codeOf(client.call(listImportSources, { ...all, ...wrong }))).toBe(
        'Default.ValidationError',
      );
  });
});

describe('The types of source', () => {
  it.each([
    ['standard', 13, ['ExchangeUserMailbox', 'Microsoft365UserMailbox', 'UmaArchive']],
    ['microsoft365', 8, ['Microsoft365UserMailbox', 'Microsoft365GroupMailbox', 'UmaArchive']],
    ['administrative', 0, []],
  ])('of a %s tenant are %i', async (tenant, count, some) => {
    const { client } = await stage({ tenant });
    const types = await client.call(listImportSourceTypes);
    expect(types).toHaveLength(count);
    expect(types).toEqual(expect.arrayContaining(some));
  });

  it('say where a mailbox lives: at Microsoft, or on a server of the tenant', async () => {
    const { client } = await stage();
    const source = (importSourceId: string) => client.call(getImportSource, { importSourceId });
    expect((await source(bjarne)).importSourceType).toBe('Microsoft365UserMailbox');
    const carla = await source(importSourceIdOf('Carla Weiss'));
    expect(carla.importSourceType).toBe('ExchangeUserMailbox');
    expect(await source(importSourceIdOf('Delivery van'))).toMatchObject({
      importSourceType: 'Microsoft365EquipmentMailbox',
      autoStart: true,
      orphaned: false,
    });
  });
});

describe('Sources follow mailboxes', () => {
  it('by name, as soon as there is one', async () => {
    const { client } = await stage();
    const { id } = await client.call(createMailbox, { name: 'archive-2020.uma', mailboxType: 'UmaArchive' });
    const importSourceId = importSourceIdOf(id);
    expect((await client.call(getImportSource, { importSourceId })).importSourceType).toBe('UmaArchive');
    await client.call(updateMailbox, { id, name: 'archive-2021.uma' });
    expect((await client.call(getImportSource, { importSourceId })).displayName).toBe('archive-2021.uma');
  });

  it('when they come from Microsoft 365', async () => {
    const given = await stage({ tenant: 'microsoft365' });
    const before = given.world.importSources.size;
    await given.client.call(triggerTenantSynchronization);
    given.world.clock.advance(MINUTE);
    expect(given.world.importSources.size).toBeGreaterThan(before);
  });
});

describe('Starting imports', () => {
  it('takes all that are named, or none', async () => {
    const given = await stage();
    expect(await codeOf(given.client.call(startImport, byIds(bjarne, amelie)))).toBe(
      'ImportSource.CannotScheduleWithAutoStart',
    );
    expect(statesOf(given, bjarne)).toEqual(['Success']);
    await given.client.call(startImport, byIds(bjarne, emre, bjarne));
    expect(statesOf(given, bjarne, emre)).toEqual(['Scheduled', 'Scheduled']);
    expect(await codeOf(given.client.call(startImport, byIds(bjarne)))).toBe(
      'ImportSource.CannotScheduleScheduledSource',
    );
    expect((await refusalOf(given.client.call(startImport, byIds()))).detail).toMatch(/^ids: /);
  });

  it('by filter passes over what cannot be started', async () => {
    const given = await stage();
    const filter = { selectionType: 'Filter', importSourceType: 'Microsoft365RoomMailbox' } as const;
    await given.client.call(startImport, filter);
    const rooms = ['Ahorn', 'Birke', 'Esche'].map((room) => importSourceIdOf(`Meeting room ${room}`));
    expect(statesOf(given, ...rooms, bjarne)).toEqual(['Failed', 'Scheduled', 'Scheduled', 'Success']);
    await given.client.call(startImport, { ...filter, filter: 'birke' });
    expect(statesOf(given, ...rooms)).toEqual(['Failed', 'Scheduled', 'Scheduled']);
  });

  it('keeps the options with the import, and leaves out what they leave out', async () => {
    const given = await stage();
    const options = { includeDeletedItems: true, includeJunkMails: true, includeDrafts: true };
    const span = { includeFrom: '2024-01-01', includeTo: '2024-12-31' };
    await given.client.call(startImport, { ...byIds(bjarne), importTaskOptions: { ...options, ...span } });
    await given.client.call(startImport, { ...byIds(emre), importTaskOptions: options });
    const latestOf = async (importSourceId: string) =>
      (await given.client.call(listImportTasks, { ...firstPage, importSourceId })).rows[1];
    expect(await latestOf(bjarne)).toMatchObject({ ...options, ...span, state: 'Scheduled' });
    given.world.clock.advance(10 * MINUTE);
    expect((await latestOf(bjarne))?.filteredMails).toBeGreaterThan(0);
    expect(await latestOf(emre)).toMatchObject({ filteredMails: 0, includeFrom: null, state: 'Success' });
  });

  it('refuses half of the flags, and a span that ends before it begins', async () => {
    const { client } = await stage();
    const half = { includeDeletedItems: true } as never;
    const flags = { includeDeletedItems: true, includeJunkMails: true, includeDrafts: true };
    const backwards = { ...flags, includeFrom: '2024-12-31', includeTo: '2024-01-01' };
    for (const importTaskOptions of [half, backwards]) {
      const refusal = await refusalOf(client.call(startImport, { ...byIds(bjarne), importTaskOptions }));
      expect([refusal.code, refusal.detail?.split(/[.:]/)[0]]).toEqual([
        'Default.ValidationError',
        'importTaskOptions',
      ]);
    }
  });

  it('hinders the end of the tenant while it runs', async () => {
    const { client, world } = await stage({ tenant: 'microsoft365' });
    const { rows } = await client.call(listImportSources, all);
    await client.call(startImport, byIds(rows[0]?.importSourceId ?? ''));
    expect(await codeOf(client.call(terminateTenant))).toBe('Import.JobsRunning');
    world.clock.advance(10 * MINUTE);
    await client.call(terminateTenant);
  });
});

describe('Public folders', () => {
  it('are listed with their addresses', async () => {
    const { client } = await stage();
    const { rows, totalRows } = await client.call(listMailEnabledPublicFolders, firstPage);
    expect(totalRows).toBe(12);
    expect(rows.every(({ primaryAddress }) => primaryAddress.endsWith('@lindenhof.example'))).toBe(true);
    const found = await client.call(listMailEnabledPublicFolders, { ...firstPage, filter: 'messen' });
    expect(found.rows.map(({ displayName }) => displayName)).toEqual(['Trade fairs']);
  });
});
