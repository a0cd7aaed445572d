import { isReversedRange } from '@archive-console/ui';
import { describe, expect, it } from 'vitest';

describe('a range of days', () => {
  it('is reversed when it ends before it begins', () => {
    expect(isReversedRange({ from: '2026-03-02', to: '2026-03-01' })).toBe(true);
    expect(isReversedRange({ from: '2026-01-01', to: '2025-12-31' })).toBe(true);
  });

  it('may be one day', () => {
    expect(isReversedRange({ from: '2026-03-01', to: '2026-03-01' })).toBe(false);
  });

  it('is not reversed while an end is open', () => {
    expect(isReversedRange({ from: '2026-03-02', to: '' })).toBe(false);
    expect(isReversedRange({ from: '', to: '2026-03-01' })).toBe(false);
    expect(isReversedRange({ from: '', to: '' })).toBe(false);
  });
});
