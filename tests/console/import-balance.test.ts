import type { ImportTask } from '@archive-console/api-client';
import { expect, it } from 'vitest';
import {
  balanceOf,
  balanceOfFigures,
  figuresOf,
  sumOfFigures,
} from '#console/entities/import-sources/import-balance.ts';

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

it('sums what several came to', () => {
  expect(sumOfFigures([figuresOf(even), figuresOf(even)]).imported).toBe(160);
});
