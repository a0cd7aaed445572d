import { describe, expect, it } from 'vitest';
import { lastDayOf } from '#console/entities/coupons/last-day.ts';

describe('the last day of a credit', () => {
  it('is the last of the month after which it counts no more', () => {
    expect(lastDayOf({ expiresAt: '2027-05-01T00:00:00Z' })).toEqual(new Date(2027, 3, 30));
    expect(lastDayOf({ expiresAt: '2027-05-01T00:00:00+02:00' })).toEqual(new Date(2027, 3, 30));
    expect(lastDayOf({ expiresAt: '2027-01-01' })).toEqual(new Date(2026, 11, 31));
  });

  it('is the day itself where it counts until some time of it', () => {
    expect(lastDayOf({ expiresAt: '2027-04-30T23:59:59Z' })).toEqual(new Date(2027, 3, 30));
    expect(lastDayOf({ expiresAt: '2027-04-30T12:00:00Z' })).toEqual(new Date(2027, 3, 30));
  });

  it('is none where the credit does not end, or names no date', () => {
    expect(lastDayOf({ expiresAt: '' })).toBeUndefined();
    expect(lastDayOf({ expiresAt: 'soon' })).toBeUndefined();
  });
});
