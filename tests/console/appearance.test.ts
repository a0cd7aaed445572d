import { describe, expect, it } from 'vitest';
import { readDarkMode } from '#console/shared/runtime/theme.ts';
import { storageWith } from './in-memory-storage.ts';

describe('the stored theme', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', 'auto'],
    ['purple', 'auto'],
    ['DARK', 'auto'],
    ['', 'auto'],
  ])('%j counts as %s', (stored, mode) => {
    expect(readDarkMode(storageWith({ 'dark-mode': stored }))).toBe(mode);
  });
});
