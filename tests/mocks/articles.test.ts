import { listStoragePackages } from '@archive-console/api-client';
import { expect, it } from 'vitest';
import { stage } from './stage.ts';

it('Packages of storage are offered from the smallest to the largest, and more for less', async () => {
  const { client } = await stage();
  const packages = await client.call(listStoragePackages);
  const sizes = packages.map(({ balanceQuantity }) => balanceQuantity ?? 0);
  const prices = packages.map(({ pricePerUnit }) => pricePerUnit ?? 0);
  expect(packages.length).toBeGreaterThan(3);
  expect(packages.every(({ articleType }) => articleType === 'Storage')).toBe(true);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  const perGigabyte = prices.map((price, index) => price / (sizes[index] ?? 1));
  expect(perGigabyte).toEqual(perGigabyte.toSorted((a, b) => b - a));
  // The plan of the tenant is one of them.
  expect(sizes).toContain(90);
});
