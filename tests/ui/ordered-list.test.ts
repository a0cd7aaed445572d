import { movedTo } from '@archive-console/ui';
import { describe, expect, it } from 'vitest';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const order = (id: string, position: number) =>
  movedTo(items, id, position)
    .map((item) => item.id)
    .join('');

describe('a row that is moved', () => {
  it('comes to the position counted in the list without it', () => {
    expect(order('a', 0)).toBe('abcd');
    expect(order('a', 1)).toBe('bacd');
    expect(order('a', 3)).toBe('bcda');
    expect(order('d', 0)).toBe('dabc');
    expect(order('c', 1)).toBe('acbd');
  });

  it('stays within the list', () => {
    expect(order('b', -1)).toBe('bacd');
    expect(order('b', 9)).toBe('acdb');
  });

  it('is left alone where it is not in the list', () => {
    expect(order('x', 1)).toBe('abcd');
  });
});
