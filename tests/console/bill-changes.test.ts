import type { MonthlyBilling } from '@archive-console/api-client';
import { describe, expect, it } from 'vitest';
import { changesOf, compareBills, differenceOf, isChanged } from '#console/features/invoices/bill-changes.ts';

type Line = [code: string, count: number, each: number, period?: string];

/** Lines of storage; a coupon takes off what it says. */
function bill(lines: readonly Line[], coupon?: number): MonthlyBilling {
  return {
    billingMonth: { year: 2026, month: 11 },
    totalPrice: null,
    items: lines.map(([articleCode, articleCount, pricePerUnit, reservationPeriod = '']) => ({
      articleType: 'Storage',
      articleCode,
      articleCount,
      pricePerUnit,
      reservationPeriod,
      totalPrice: articleCount * pricePerUnit,
    })),
    credits:
      coupon === undefined
        ? []
        : [{ couponCode: 'USERS-10', articleType: 'StandardUser', amount: 10, totalPrice: -coupon }],
  };
}

const changes = (now: MonthlyBilling, before: MonthlyBilling) => compareBills(now, before).map(changesOf);

describe('a line of a bill', () => {
  it('has not changed where it is the same', () => {
    expect(changes(bill([['S-90', 1, 33.9]]), bill([['S-90', 1, 33.9]]))).toEqual([[]]);
  });

  it('says whether the package, the number or the price is another', () => {
    expect(changes(bill([['S-180', 1, 62.9]]), bill([['S-90', 1, 33.9]]))).toEqual([['article']]);
    expect(changes(bill([['S-90', 2, 33.9]]), bill([['S-90', 1, 33.9]]))).toEqual([['count']]);
    expect(changes(bill([['S-90', 1, 30]]), bill([['S-90', 1, 33.9]]))).toEqual([['price']]);
  });

  it('is the same article where its price by scale moved with the number', () => {
    expect(changes(bill([['U-50', 60, 2.5]]), bill([['U-10', 40, 2.9]]))).toEqual([['count', 'price']]);
  });

  it('is new or ended where only one of the months has it, a coupon too', () => {
    const now = bill([['S-90', 1, 33.9]], 29);
    expect(changes(now, bill([['S-90', 1, 33.9]]))).toEqual([[], ['new']]);
    expect(changes(bill([['S-90', 1, 33.9]]), now)).toEqual([[], ['ended']]);
  });

  it('is compared with the line in the same place among several of one kind', () => {
    const now = bill([
      ['S-90', 1, 33.9],
      ['S-10', 3, 4.9],
    ]);
    const before = bill([
      ['S-90', 1, 33.9],
      ['S-10', 1, 4.9],
    ]);
    expect(changes(now, before)).toEqual([[], ['count']]);
  });

  it('is compared with the line that is reserved for the same period, in whatever order they come', () => {
    const yearly: Line = ['S-90', 1, 33.9, 'Year'];
    const monthly: Line = ['S-91', 1, 41, 'Month'];
    expect(changes(bill([yearly, monthly]), bill([monthly, yearly]))).toEqual([[], []]);
    expect(changes(bill([monthly]), bill([yearly, monthly]))).toEqual([[], ['ended']]);
  });

  it('says that it is reserved for another period, and no other package', () => {
    const before = bill([['S-91', 1, 41, 'Month']]);
    expect(changes(bill([['S-90', 1, 33.9, 'Year']]), before)).toEqual([['period', 'price']]);
    // Where one of the months does not say it, it is not known to be another.
    expect(changes(bill([['S-91', 1, 41]]), before)).toEqual([[]]);
  });

  it('differs by whole cents', () => {
    const [line] = compareBills(bill([['S-10', 1, 0.3]]), bill([['S-10', 1, 0.1]]));
    expect(line && differenceOf(line)).toBe(0.2);
  });

  it('has no difference where the service names no amount: that is no zero', () => {
    const unnamed = bill([['S-90', 1, 33.9]]);
    for (const item of unnamed.items ?? []) item.totalPrice = null;
    const lines = compareBills(bill([['S-90', 1, 33.9]]), unnamed);
    expect(lines.map(differenceOf)).toEqual([undefined]);
    expect(lines.map(changesOf)).toEqual([[]]);
    expect(compareBills(bill([['S-90', 1, 33.9]]), undefined).map(differenceOf)).toEqual([33.9]);
  });
});

it('is another bill where a line or the sum is another', () => {
  const same = bill([['S-90', 1, 33.9]]);
  expect(isChanged(same, bill([['S-90', 1, 33.9]]))).toBe(false);
  expect(isChanged(same, bill([['S-90', 2, 33.9]]))).toBe(true);
  expect(isChanged({ ...same, totalPrice: 40 }, same)).toBe(true);
});
