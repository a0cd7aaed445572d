import type { BillingItem } from '@archive-console/api-client';
import { expect, it } from 'vitest';
import { unitPrice } from '#console/entities/articles/unit-price.ts';

const item = (articleType: string, reservationPeriod: string, pricePerUnit: number | null): BillingItem => ({
  articleCode: '',
  articleType,
  reservationPeriod,
  pricePerUnit,
  articleCount: 1,
  totalPrice: pricePerUnit,
});

it('a price is that of its article and its period', () => {
  const items = [item('TopUpUser', 'Year', 40), item('TopUpUser', 'Month', 3.9), item('Storage', 'Month', 9)];
  expect(unitPrice(items, 'TopUpUser', ['Month'])).toBe(3.9);
  expect(unitPrice(items, 'TopUpUser', ['Quarter'])).toBeUndefined();
  expect(unitPrice([item('TopUpUser', '', 3.9)], 'TopUpUser', ['', 'Month'])).toBe(3.9);
  expect(unitPrice([item('TopUpUser', 'Month', null)], 'TopUpUser', ['Month'])).toBeUndefined();
  expect(unitPrice(undefined, 'TopUpUser', ['Month'])).toBeUndefined();
});
