import { differingEntries, differingPart, isEqualField, type DiffValues } from '@archive-console/ui';
import { describe, expect, it } from 'vitest';

const cut = (text: string, other: string) => {
  const { before, part, after } = differingPart(text, other);
  return [before, part, after];
};

describe('what differs in a text', () => {
  it('is what lies between the first and the last difference', () => {
    expect(cut('Mail from sales is kept', 'Mail from legal is kept')).toEqual([
      'Mail from ',
      'sales',
      ' is kept',
    ]);
  });

  it('is made of whole words', () => {
    expect(cut('Newsletters', 'Newspapers')).toEqual(['', 'Newsletters', '']);
    expect(cut('the works council', 'the workshop council')).toEqual(['the ', 'works', ' council']);
  });

  it('is nothing where the other one only says more', () => {
    expect(cut('Newsletters', 'Newsletters and offers')).toEqual(['Newsletters', '', '']);
    expect(cut('Newsletters and offers', 'Newsletters')).toEqual(['Newsletters', ' and offers', '']);
  });

  it('is nothing where both are equal, and everything where nothing is', () => {
    expect(cut('Archive', 'Archive').join('|')).toBe('Archive||');
    expect(cut('Archive', '')).toEqual(['', 'Archive', '']);
  });

  it('cuts no character that is made of two units', () => {
    expect(cut('a 😀 b', 'a 😁 b')).toEqual(['a ', '😀', ' b']);
  });

  it('does not count an equal word twice where it is repeated', () => {
    expect(cut('a a', 'a a a').join('')).toBe('a a');
    expect(cut('a a a', 'a a').join('')).toBe('a a a');
  });
});

describe('what differs in a list', () => {
  const marked = (list: readonly string[], other: readonly string[]) => [...differingEntries(list, other)];

  it('is what the other one does not have, wherever it stands', () => {
    expect(marked(['new.example', 'a.example', 'b.example'], ['a.example', 'b.example'])).toEqual([
      'new.example',
    ]);
    expect(marked(['a.example', 'b.example'], ['new.example', 'b.example', 'a.example'])).toEqual([]);
  });

  it('is what stands elsewhere, where both have the same', () => {
    expect(marked(['a', 'b', 'c'], ['b', 'a', 'c'])).toEqual(['a', 'b']);
    expect(marked(['a', 'b'], ['a', 'b'])).toEqual([]);
  });

  it('is no part of an entry', () => {
    expect(marked(['a'], ['abc'])).toEqual(['a']);
  });
});

describe('two sides of a field', () => {
  const field = <Value extends string | readonly string[]>(mine: Value, theirs: Value) =>
    isEqualField({ id: 'name', label: 'Name', ...({ mine, theirs } as DiffValues) });

  it('are equal where only blanks differ', () => {
    expect(field(' Sales ', 'Sales')).toBe(true);
    expect(field(['a', 'b '], ['a', 'b'])).toBe(true);
  });

  it('differ in the order of a list and in its length', () => {
    expect(field(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(field(['a'], ['a', 'b'])).toBe(false);
    expect(field([], [''])).toBe(false);
  });
});
