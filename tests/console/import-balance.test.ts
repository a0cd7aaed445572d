import type { ImportTask } from '@archive-console/api-client';
import { expect, it } from 'vitest';
import {
  balanceOf,
  balanceOfFigures,
  balanceOfTasks,
  figuresOf,
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

it('sums what has ended', () => {
  const running = row({ ...even, id: '2', state: 'Import', importedMails: 5 });
  expect(verdictOf(read([row(even), running])).sum).toEqual(figuresOf(even));
  expect(balanceOfTasks([even, even]).sum.imported).toBe(160);
});
