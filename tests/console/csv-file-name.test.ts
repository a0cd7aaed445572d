import { expect, it, vi } from 'vitest';
import { csvFileName } from '#console/shared/csv/csv-file-name.ts';

it("names a saved table by what it is of and the reader's day", () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 7, 23, 59) });
  expect(csvFileName('users-deleted')).toBe('users-deleted-2026-03-07.csv');
  vi.useRealTimers();
});
