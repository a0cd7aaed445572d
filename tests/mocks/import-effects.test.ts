import {
  cancelImport,
  getCurrentUsage,
  listBackgroundJobs,
  listImportTasks,
  listUsageHistory,
  startImport,
} from '@archive-console/api-client';
import { HOUR, importSourceIdOf, MINUTE, SECOND } from '@archive-console/mocks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  archive,
  bjarne,
  byIds,
  importStage,
  isGrowing,
  latestOf,
  newArchive,
  pass,
  statusOf,
  until,
} from './import-stage.ts';
import { firstPage, type Stage } from './stage.ts';

let given: Stage;
beforeEach(async () => {
  given = await importStage();
});

describe('What follows an import', () => {
  it('is its job, for as long as it runs', async () => {
    const names = async () => (await given.client.call(listBackgroundJobs)).map(({ jobName }) => jobName);
    expect(await names()).toEqual(['Import of archive-2019.uma', 'Synchronization with Microsoft 365']);
    await given.client.call(startImport, byIds(bjarne));
    expect(await names()).toContain('Import of Bjarne Olsen');
    given.world.clock.advance(HOUR);
    expect(await names()).toEqual([]);
  });

  it('are the counters of usage: they grow by what was imported', async () => {
    const { client, world } = given;
    const before = await client.call(getCurrentUsage);
    const already = (await latestOf(given, archive)).importedMails ?? 0;
    const { uma } = await newArchive(given);
    await client.call(startImport, byIds(uma));
    world.clock.advance(HOUR);
    const after = await client.call(getCurrentUsage);
    const imported = ((await latestOf(given, archive)).importedMails ?? 0) - already;
    const grown = imported + ((await latestOf(given, uma)).importedMails ?? 0);
    expect((after.mailTransactions ?? 0) - (before.mailTransactions ?? 0)).toBe(grown);
    expect(after.storageUsed ?? 0).toBeGreaterThan(before.storageUsed ?? 0);
    const days = await client.call(listUsageHistory, { from: '2026-11-20', to: '2026-11-20' });
    expect(days[0]?.cumulativeTransactions).toBe(after.mailTransactions);
  });

  it('is a day of its own after midnight', async () => {
    given = await pass(given, 2);
    const days = await given.client.call(listUsageHistory, { from: '2026-11-19', to: '2026-11-22' });
    expect(days.map(({ timestamp }) => timestamp.slice(8, 10))).toEqual(['19', '20', '21', '22']);
    expect(isGrowing(days.map((day) => day.cumulativeTransactions))).toBe(true);
  });

  it('is reported: changes of state, and progress once a second for each source', async () => {
    const { client, world } = given;
    await client.call(cancelImport, byIds(archive));
    world.clock.advance(3 * MINUTE);
    const notify = vi.spyOn(world.hub, 'notify');
    await client.call(startImport, byIds(bjarne));
    const eventNames = () => notify.mock.calls.map(([event]) => event);
    expect(eventNames()).toEqual(['ImportSourcesChanged', 'JobsChanged']);
    notify.mockClear();
    const seen = await until(given, bjarne, 'Success');
    const moving = seen.filter(
      ({ importSourceTaskState: state }) => state === 'Discover' || state === 'Import',
    );
    const progress = notify.mock.calls.filter(([event]) => event === 'ImportProgress');
    expect(progress.length).toBeLessThanOrEqual(moving.length);
    expect(progress.length).toBeGreaterThan(moving.length - 3);
    expect(progress.at(-1)?.[1]).toMatchObject({ importSourceId: bjarne, importSourceTaskState: 'Import' });
    expect(eventNames().filter((event) => event === 'ImportSourcesChanged')).toHaveLength(3);
    expect(eventNames().slice(-3)).toEqual(['ConsumptionsChanged', 'ImportSourcesChanged', 'JobsChanged']);
  });

  it('is reported as well where every read comes a little late', async () => {
    const notify = vi.spyOn(given.world.hub, 'notify');
    const figures: (number | null)[] = [];
    for (let reads = 0; reads < 5; reads += 1) {
      given.world.clock.advance(2.5 * SECOND);
      figures.push((await statusOf(given, archive)).done);
    }
    expect(new Set(figures).size).toBe(5);
    const progress = notify.mock.calls.filter(([event]) => event === 'ImportProgress');
    expect(progress).toHaveLength(5);
  });

  it('is not reported late: of the time that was skipped nothing but what has changed', async () => {
    const notify = vi.spyOn(given.world.hub, 'notify');
    given.world.clock.advance(10 * MINUTE);
    const progress = notify.mock.calls.filter(([event]) => event === 'ImportProgress');
    expect(progress.length).toBeLessThanOrEqual(1);
  });
});

describe('Sources that start by themselves', () => {
  it('do so every night, and bring in what is new', async () => {
    const amelie = importSourceIdOf('Amelie Brandt');
    given = await pass(given, 3);
    const tasks = await given.client.call(listImportTasks, { ...firstPage, importSourceId: amelie });
    expect(tasks.totalRows).toBe(4);
    const nights = tasks.rows.slice(1);
    for (const { executionBeginDate, discoveredMails } of nights) {
      expect(new Date(executionBeginDate ?? '').getUTCHours()).toBe(1);
      expect(discoveredMails).toBeGreaterThan(0);
      expect(discoveredMails).toBeLessThan(100);
    }
    const removed = importSourceIdOf('Ulrike Sandmann (left 2025)');
    const left = await given.client.call(listImportTasks, { ...firstPage, importSourceId: removed });
    expect(left.totalRows).toBe(1);
  });
});
