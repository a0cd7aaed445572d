import {
  allMatching,
  isSelected,
  type ListSelection,
  noSelection,
  selectedCount,
  selectionOfPage,
  withPage,
} from '@archive-console/ui';
import { describe, expect, it } from 'vitest';

const some = (...ids: string[]): ListSelection => ({ mode: 'some', ids });
const allBut = (...ids: string[]): ListSelection => ({ mode: 'all-matching', ids });

describe('the selection of a paged list', () => {
  it('keeps what was chosen on other pages, in the order it was chosen', () => {
    expect(withPage(some('z', 'b'), ['a', 'b', 'c'], { b: true, c: true })).toEqual(some('z', 'b', 'c'));
  });

  it('takes away what is no longer chosen on this page', () => {
    expect(withPage(some('z', 'b'), ['a', 'b'], {})).toEqual(some('z'));
  });

  it('is nothing again when the last row is taken away', () => {
    expect(withPage(some('b'), ['a', 'b'], {})).toBe(noSelection);
    expect(withPage(noSelection, ['a'], {})).toBe(noSelection);
  });

  it('remembers what was taken out of all that match', () => {
    expect(withPage(allMatching, ['a', 'b'], { a: true })).toEqual(allBut('b'));
    expect(withPage(allBut('z', 'b'), ['a', 'b'], { a: true, b: true })).toEqual(allBut('z'));
  });

  it('gives the engine only the chosen rows of the page', () => {
    expect(selectionOfPage(some('a', 'z'), ['a', 'b'])).toEqual({ a: true });
    expect(selectionOfPage(allBut('b'), ['a', 'b'])).toEqual({ a: true });
    expect(selectionOfPage(noSelection, ['a'])).toEqual({});
  });

  it('comes back unchanged from what it gives the engine', () => {
    for (const selection of [noSelection, some('a', 'z'), allMatching, allBut('b', 'z')])
      expect(withPage(selection, ['a', 'b'], selectionOfPage(selection, ['a', 'b']))).toEqual(selection);
  });

  it.each([
    [noSelection, 0],
    [some('a', 'b'), 2],
    [allMatching, 63],
    [allBut('a', 'b'), 61],
  ])('counts %o', (selection, count) => {
    expect(selectedCount(selection, 63)).toBe(count);
  });

  it('never counts below zero when rows are removed in the meantime', () => {
    expect(selectedCount(allBut('a', 'b'), 1)).toBe(0);
  });

  it('knows of a single row whether it is chosen', () => {
    expect(
      [noSelection, some('a'), some('b'), allMatching, allBut('a')].map((selection) =>
        isSelected(selection, 'a'),
      ),
    ).toEqual([false, true, false, true, false]);
  });
});
