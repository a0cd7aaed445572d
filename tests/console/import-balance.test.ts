import type { ImportTask } from '@archive-console/api-client';
import { expect, it } from 'vitest';
import {
  balanceOf,
  balanceOfFigures,
  balanceOfTasks,
  figuresOf,
  givenFigures,
} from '#console/entities/import-sources/import-balance.ts';
import { verdictOf } from '#console/features/import-protocol/protocol-verdict.ts';
import type { Protocol, ProtocolRow } from '#console/features/import-protocol/use-protocol.ts';

const even: ImportTask = {
  id: '1',
  state: 'Success',
  executionBeginDate: null,
  executionCompletionDate: null,
  errorMessage: '',
  discoveredMails: 100,
  importedMails: 80,
  filteredMails: 10,
  duplicatedMails: 7,
  failedMails: 3,
  includeDeletedItems: false,
  includeJunkMails: false,
  includeDrafts: false,
  includeFrom: null,
  includeTo: null,
};
const source = { id: 's', displayName: 'Sales', primaryAddress: '', importSourceType: 'UmaArchive' };
const row = (task: ImportTask | null, id = task?.id ?? 'none'): ProtocolRow => ({
  id,
  source: { ...source, id },
  task,
});
const read = (rows: readonly ProtocolRow[], more: Partial<Protocol> = {}): Protocol => ({
  phase: 'read',
  rows,
  unread: [],
  total: rows.length,
  ...more,
});

it('adds up where every mail that was found is accounted for', () => {
  expect(balanceOf(even)).toEqual({ state: 'even' });
});

it('has nothing to add up where an import failed before it found any mail', () => {
  const none = { discoveredMails: 0, importedMails: 0, filteredMails: 0, duplicatedMails: 0, failedMails: 0 };
  expect(balanceOf({ ...even, ...none, state: 'Failed' })).toEqual({ state: 'not-begun' });
  expect(balanceOf({ ...even, ...none })).toEqual({ state: 'even' });
});

it('names how many mails are missing, or are too many', () => {
  expect(balanceOf({ ...even, importedMails: 70 })).toEqual({ state: 'missing', mails: 10 });
  expect(balanceOf({ ...even, importedMails: 81 })).toEqual({ state: 'surplus', mails: 1 });
});

it('says nothing of an import that runs', () => {
  expect(balanceOf({ ...even, state: 'Import', importedMails: 0 })).toEqual({ state: 'running' });
});

it('counts figures that the service leaves out as none', () => {
  expect(balanceOfFigures(figuresOf({ ...even, discoveredMails: null, importedMails: null }))).toEqual({
    state: 'surplus',
    mails: 20,
  });
});

it('says nothing of mails where the service does not say how many it found, and proves nothing', () => {
  const none = { discoveredMails: null, importedMails: null, filteredMails: null, duplicatedMails: null };
  const unstated = { ...even, ...none, failedMails: null };
  expect(balanceOf(unstated)).toEqual({ state: 'unstated' });
  expect(verdictOf(read([row(unstated)]))).toMatchObject({ state: 'to-look-at', off: 0 });
});

it('says of no mails that they are missing where a figure is not given', () => {
  const partly = { ...even, filteredMails: null };
  expect(balanceOf(partly)).toEqual({ state: 'unstated' });
  expect(balanceOf({ ...partly, importedMails: 90 })).toEqual({ state: 'even' });
  expect(balanceOfTasks([partly, { ...even, discoveredMails: null }]).off).toBe(0);
  expect(verdictOf(read([row(partly)])).state).toBe('to-look-at');
});

it('shows no figure that the service did not give', () => {
  expect(givenFigures({ ...even, discoveredMails: null, failedMails: 0 })).toMatchObject({
    discovered: null,
    failed: 0,
  });
});

it('is proved only where all was read, ended and adds up', () => {
  expect(verdictOf(read([row(even)]))).toMatchObject({ state: 'proved', off: 0, toLookAt: [] });
  expect(verdictOf(read([row(even)], { unread: [source] })).state).toBe('incomplete');
  expect(verdictOf(read([row(even), row({ ...even, id: '2', state: 'Import' })])).state).toBe('running');
  expect(verdictOf(read([row(even), row(null)])).state).toBe('to-look-at');
});

it('proves nothing where there is no source', () => {
  expect(verdictOf(read([])).state).toBe('nothing');
});

it('is off where two differences would cancel each other out', () => {
  const rows = [row({ ...even, importedMails: 79 }), row({ ...even, id: '2', importedMails: 81 })];
  expect(verdictOf(read(rows))).toMatchObject({ state: 'missing', off: 2, toLookAt: rows });
});

it('forgives a failure that a later import of the same source made good', () => {
  const failed = { id: '1', source, task: { ...even, state: 'Failed' as const } };
  const repeated = { id: '2', source, task: { ...even, id: '2' } };
  expect(verdictOf(read([failed, repeated])).state).toBe('proved');
  expect(verdictOf(read([repeated, failed])).toLookAt).toEqual([failed]);
});

it('names imports that left mails behind, until a later one has found as many', () => {
  const of = (id: string, task: Partial<ImportTask>) => ({ id, source, task: { ...even, id, ...task } });
  const left = of('1', {});
  const nightly = of('2', {
    discoveredMails: 5,
    importedMails: 5,
    filteredMails: 0,
    duplicatedMails: 0,
    failedMails: 0,
  });
  const again = of('3', { importedMails: 83, failedMails: 0 });
  expect(verdictOf(read([left, nightly]))).toMatchObject({
    state: 'proved',
    withFailures: [left],
    failures: 3,
  });
  expect(verdictOf(read([left, nightly, again]))).toMatchObject({ withFailures: [], failures: 0 });
  expect(verdictOf(read([left, of('4', { state: 'Cancelled' })])).withFailures).toEqual([left]);
});

const canceled: ImportTask = { ...even, id: 'c', state: 'Cancelled', importedMails: 20, failedMails: 0 };

it('misses no mail of a canceled import: what it left it had not reached', () => {
  expect(balanceOf(canceled)).toEqual({ state: 'canceled', left: 63 });
  expect(balanceOf({ ...canceled, discoveredMails: 37 })).toEqual({ state: 'even' });
  expect(balanceOf({ ...canceled, discoveredMails: 30 })).toEqual({ state: 'surplus', mails: 7 });
  expect(balanceOf({ ...canceled, discoveredMails: null })).toEqual({ state: 'unstated' });
  const none = { discoveredMails: 0, importedMails: 0, filteredMails: 0, duplicatedMails: 0 };
  expect(balanceOf({ ...canceled, ...none })).toEqual({ state: 'not-begun' });
});

it('is complete without its canceled imports, and names those that no other import followed', () => {
  const left = row(canceled);
  expect(verdictOf(read([row(even), left]))).toMatchObject({
    state: 'proved',
    sum: figuresOf(even),
    off: 0,
    canceled: 1,
    toLookAt: [],
    canceledLast: [left],
  });
  const ofSame = [
    { id: 'c', source, task: canceled },
    { id: '1', source, task: even },
  ];
  expect(verdictOf(read(ofSame))).toMatchObject({ state: 'proved', canceled: 1, canceledLast: [] });
  expect(verdictOf(read([left]))).toMatchObject({ state: 'canceled', canceledLast: [left] });
});

it('does not hide behind a cancellation that more mails came in than were found', () => {
  const surplus = row({ ...canceled, discoveredMails: 30 });
  expect(verdictOf(read([row(even), surplus]))).toMatchObject({
    state: 'missing',
    off: 7,
    toLookAt: [surplus],
    canceledLast: [],
  });
});

it('sums what has ended', () => {
  const running = row({ ...even, id: '2', state: 'Import', importedMails: 5 });
  expect(verdictOf(read([row(even), running])).sum).toEqual(figuresOf(even));
  expect(balanceOfTasks([even, even]).sum.imported).toBe(160);
});
