import { expect, it } from 'vitest';
import { ibanProgress, isBic } from '#console/entities/payments/iban.ts';

it.each([
  ['', { kind: 'unknown' }],
  ['XX12 3456', { kind: 'unknown' }],
  ['DE89 3704', { kind: 'short', typed: 8, length: 22 }],
  ['de89 3704 0044 0532 0130 00', { kind: 'fits' }],
  ['DE89 3704 0044 0532 0130 01', { kind: 'mistyped' }],
  ['DE89 3704 0044 0532 0310 00', { kind: 'mistyped' }],
  ['DE89 3704 0044 0532 0130 000', { kind: 'long', typed: 23, length: 22 }],
  ['NL91ABNA0417164300', { kind: 'fits' }],
])('%j is typed as far as %j', (typed, progress) => {
  expect(ibanProgress(typed)).toEqual(progress);
});

it.each([
  ['COBADEFFXXX', true],
  ['cobadeff', true],
  ['COBADEFFXX', false],
  ['COBA', false],
])('%s as a BIC: %s', (typed, expected) => {
  expect(isBic(typed)).toBe(expected);
});
