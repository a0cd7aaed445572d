import {
  IMPORT_SOURCE_TYPES,
  IMPORT_TASK_STATE_FILTERS,
  IMPORT_TASK_STATES,
  importSourceFilterOf,
  importTask,
  importTaskOptionsOf,
} from '@archive-console/api-client';
import { parse } from 'valibot';
import { describe, expect, it, test } from 'vitest';

describe('A filter of import sources', () => {
  it('is sent with what is enumerated', () => {
    const wanted = { importSourceType: 'UmaArchive', importSourceTaskState: 'Failed' };
    expect(importSourceFilterOf(wanted)).toEqual(wanted);
    expect(IMPORT_SOURCE_TYPES).toHaveLength(13);
  });

  it('is sent with a type only the service knows, once it has served it', () => {
    const wanted = { importSourceType: 'Microsoft365GroupMailbox' };
    expect(importSourceFilterOf(wanted)).toEqual({});
    expect(importSourceFilterOf(wanted, ['Microsoft365GroupMailbox'])).toEqual(wanted);
  });

  it('drops whatever else an address holds', () => {
    for (const value of ['', 'umaarchive', 'toString', null, undefined])
      expect(importSourceFilterOf({ importSourceType: value, importSourceTaskState: value })).toEqual({});
  });

  it('omits the states None and CancellationPending', () => {
    const kept = IMPORT_TASK_STATES.filter(
      (state) => importSourceFilterOf({ importSourceTaskState: state }).importSourceTaskState === state,
    );
    expect(kept).toEqual([...IMPORT_TASK_STATE_FILTERS]);
    expect(IMPORT_TASK_STATES.filter((state) => !kept.includes(state))).toEqual([
      'None',
      'CancellationPending',
    ]);
  });
});

describe('The options of an import', () => {
  const flags = { includeDeletedItems: true, includeJunkMails: false, includeDrafts: false };

  it('are sent with all three flags, and with the days that are given', () => {
    expect(importTaskOptionsOf(flags)).toEqual(flags);
    const span = { includeFrom: '2024-01-01', includeTo: '2024-12-31' };
    expect(importTaskOptionsOf({ ...flags, ...span })).toEqual({ ...flags, ...span });
    expect(importTaskOptionsOf({ ...flags, includeFrom: '', includeTo: null })).toEqual(flags);
  });

  it.each(Object.keys(flags))('are not sent at all without %s', (name) => {
    expect(importTaskOptionsOf({ ...flags, [name]: undefined, includeFrom: '2024-01-01' })).toBeUndefined();
  });
});

test('an import is read with what the service left out, and in a state it learned later', () => {
  expect(parse(importTask, { id: 't', state: 'Paused' })).toMatchObject({
    state: 'Paused',
    executionBeginDate: null,
    discoveredMails: null,
    includeDrafts: false,
    includeFrom: null,
    errorMessage: '',
  });
});
