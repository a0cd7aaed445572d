import {
  cancelImport,
  deleteMailbox,
  getImportSource,
  getImportTask,
  startImport,
} from '@archive-console/api-client';
import { DAY, HOUR, importSourceIdOf, importTaskIdOf, MINUTE, SECOND } from '@archive-console/mocks';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  archive,
  bjarne,
  byIds,
  importStage,
  isGrowing,
  latestOf,
  newArchive,
  pass,
  stateOf,
  statusOf,
  sumOf,
  until,
} from './import-stage.ts';
import { codeOf, type Stage } from './stage.ts';

let given: Stage;
beforeEach(async () => {
  given = await importStage();
});

describe('An import', () => {
  it('is scheduled, looks for mails, brings them in and ends', async () => {
    await given.client.call(startImport, byIds(bjarne));
    const seen = await until(given, bjarne, 'Success');
    expect([...new Set(seen.map((status) => status.importSourceTaskState))]).toEqual([
      'Scheduled',
      'Discover',
      'Import',
      'Success',
    ]);
    const of = (state: string) => seen.filter((status) => status.importSourceTaskState === state);
    expect(seen[0]).toMatchObject({ total: 0, done: 0 });
    expect(new Set(of('Discover').map(({ total }) => total)).size).toBeGreaterThan(3);
    expect(isGrowing(of('Discover').map(({ total }) => total))).toBe(true);
    expect(new Set(of('Import').map(({ total }) => total)).size).toBe(1);
    expect(new Set(of('Import').map(({ done }) => done)).size).toBeGreaterThan(3);
    expect(isGrowing(of('Import').map(({ done }) => done))).toBe(true);
    const last = seen.at(-1);
    expect(last?.done).toBe(last?.total);
    const task = await latestOf(given, bjarne);
    expect(task).toMatchObject({ state: 'Success', discoveredMails: last?.total, errorMessage: '' });
    expect(sumOf(task)).toBe(task.discoveredMails);
    expect(Date.parse(task.executionCompletionDate ?? '')).toBe(given.world.clock.now().getTime());
    expect(await given.client.call(getImportTask, { importTaskId: task.id })).toEqual(task);
  });

  it('comes to the same when all the time passes at once', async () => {
    const jumping = await importStage();
    for (const one of [given, jumping]) {
      const { uma } = await newArchive(one);
      await one.client.call(startImport, byIds(bjarne, uma));
    }
    for (let minutes = 0; minutes < 30; minutes += 1) given.world.clock.advance(MINUTE);
    jumping.world.clock.advance(30 * MINUTE);
    const held = ({ world }: Stage) => [
      [...world.importSources.rows()],
      [...world.importTasks.rows()],
      world.jobs,
      world.usage.at(-1),
    ];
    expect(held(jumping)).toEqual(held(given));
  });

  it('fails where the server does not know the mailbox, and says so', async () => {
    const jonas = importSourceIdOf('Jonas Petersen');
    expect(await statusOf(given, jonas)).toMatchObject({
      importSourceTaskState: 'Failed',
      errorMessage: 'Mailbox not found on the server',
    });
    given = await pass(given, 1);
    const task = await latestOf(given, jonas);
    expect(task).toMatchObject({ state: 'Failed', errorMessage: 'Mailbox not found on the server' });
    expect(task.id).not.toBe(importTaskIdOf(jonas));
    expect([task.discoveredMails, sumOf(task)]).toEqual([0, 0]);
  });

  it('is canceled a moment later, and accounts for the mails it had in hand', async () => {
    await given.client.call(cancelImport, byIds(archive));
    expect(await stateOf(given, archive)).toBe('CancellationPending');
    await given.client.call(cancelImport, byIds(archive));
    given.world.clock.advance(3 * SECOND);
    expect(await statusOf(given, archive)).toMatchObject({
      importSourceTaskState: 'Cancelled',
      total: 239_004,
    });
    const task = await latestOf(given, archive);
    // What it found and did not reach is left: the source and its import say the same of it.
    expect(task).toMatchObject({ state: 'Cancelled', discoveredMails: 239_004 });
    expect(sumOf(task)).toBe(148_220);
    given.world.clock.advance(HOUR);
    expect(await stateOf(given, archive)).toBe('Cancelled');
    await given.client.call(startImport, byIds(archive));
    expect(await stateOf(given, archive)).toBe('Scheduled');
  });

  it.each(['Scheduled', 'Discover'])('can be canceled while it is in %s', async (state) => {
    await given.client.call(startImport, byIds(bjarne));
    await until(given, bjarne, state);
    await given.client.call(cancelImport, byIds(bjarne));
    given.world.clock.advance(MINUTE);
    expect(await stateOf(given, bjarne)).toBe('Cancelled');
    const { total } = await statusOf(given, bjarne);
    const task = await latestOf(given, bjarne);
    expect([task.discoveredMails, sumOf(task)]).toEqual([total, 0]);
  });

  it('fails when its mailbox is deleted, and counts what it had found as failed', async () => {
    const { client, world } = given;
    const { mailboxId, uma } = await newArchive(given);
    await client.call(startImport, byIds(uma));
    await until(given, uma, 'Import');
    world.clock.advance(20 * SECOND);
    await client.call(deleteMailbox, { mailboxId });
    expect((await client.call(getImportSource, { importSourceId: uma })).orphaned).toBe(true);
    const task = await latestOf(given, uma);
    expect(task).toMatchObject({ state: 'Failed', errorMessage: 'The mailbox was deleted' });
    expect(sumOf(task)).toBe(task.discoveredMails);
    expect(task.failedMails).toBeGreaterThan(0);
  });

  it('goes with its mailbox where nothing was ever imported from it', async () => {
    const { client } = given;
    const { mailboxId, uma } = await newArchive(given);
    await client.call(deleteMailbox, { mailboxId });
    expect(await codeOf(client.call(getImportSource, { importSourceId: uma }))).toBe('ImportSource.NotFound');
  });

  it('accounts for every mail wherever it ends', async () => {
    await given.client.call(startImport, { selectionType: 'Filter', filter: '' });
    given.world.clock.advance(4 * DAY);
    const ended = [...given.world.importTasks.rows()].filter((task) => task.executionCompletionDate !== null);
    expect(ended.length).toBeGreaterThan(80);
    expect(ended.filter((task) => sumOf(task) !== task.discoveredMails)).toEqual([]);
    expect(new Set(ended.map(({ state }) => state))).toEqual(new Set(['Success', 'Failed']));
  });
});

describe('The archive that is being imported at the beginning', () => {
  it('goes on at its pace and ends', async () => {
    expect(await statusOf(given, archive)).toMatchObject({ total: 239_004, done: 148_220 });
    given.world.clock.advance(MINUTE);
    expect((await statusOf(given, archive)).done).toBe(Math.round((148_220 * 48) / 47));
    given.world.clock.advance(HOUR);
    expect(await statusOf(given, archive)).toMatchObject({ importSourceTaskState: 'Success', done: 239_004 });
  });
});
