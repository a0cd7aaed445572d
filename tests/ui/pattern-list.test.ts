import { addPatterns, splitPatterns } from '@archive-console/ui';
import { describe, expect, it } from 'vitest';

describe('a pasted list', () => {
  it('is cut at new lines and at what divides it, without blanks and without nothing', () => {
    expect(splitPatterns(' a@x.example; b@x.example,\r\n\n c@x.example ', [',', ';'])).toEqual([
      'a@x.example',
      'b@x.example',
      'c@x.example',
    ]);
  });

  it('keeps a comma that divides nothing', () => {
    expect(splitPatterns('Offer, today only\nInvoice', [])).toEqual(['Offer, today only', 'Invoice']);
  });
});

describe('patterns that are added', () => {
  const lower = (pattern: string) => pattern.toLowerCase();

  it('come to the end; what is there already, or comes twice, is named', () => {
    expect(addPatterns(['a', 'b'], ['c', 'A', 'c', 'd'], lower)).toEqual({
      patterns: ['a', 'b', 'c', 'd'],
      added: ['c', 'd'],
      duplicates: ['A', 'c'],
    });
  });

  it('are distinguished by their letters’ case where that counts', () => {
    expect(addPatterns(['a'], ['A'], (pattern) => pattern).added).toEqual(['A']);
  });
});
