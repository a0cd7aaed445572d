import { digitsOf } from '@archive-console/ui';
import { describe, expect, it } from 'vitest';

describe('the digits of what was pasted', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['123\u00A0456\n', '123456'],
    ['１２３４５６', '123456'],
    ['Your code is 123456.', '123456'],
    ['', ''],
    ['abc', ''],
  ])('%j are %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });

  it('are ten at most', () => {
    expect(digitsOf('12345678901234')).toBe('1234567890');
  });
});
