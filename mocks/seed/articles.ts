import type { Article } from '@archive-console/api-client';
import { articleIdOf } from '../stable-id.ts';

/** A row of the price list: from this many pieces on, each costs that much a month. */
type Row = readonly [scaleFrom: number, pricePerUnit: number];

function scaled(
  articleType: 'StandardUser' | 'TopUpUser',
  number: string,
  name: string,
  rows: readonly Row[],
): Article[] {
  return rows.map(([scaleFrom, pricePerUnit]) => ({
    id: articleIdOf(number, scaleFrom),
    articleType,
    balanceQuantity: 1,
    scaleFrom,
    articleNumber: number,
    name,
    description: `${name}, from ${scaleFrom}`,
    pricePerUnit,
  }));
}

function storagePackage([gigabytes, pricePerUnit]: Row): Article {
  const articleNumber = `ARC-ST-${String(gigabytes).padStart(4, '0')}`;
  return {
    id: articleIdOf(articleNumber),
    articleType: 'Storage',
    balanceQuantity: gigabytes,
    scaleFrom: 1,
    articleNumber,
    name: `Storage ${gigabytes} GB`,
    description: `${gigabytes} GB of archived mail`,
    pricePerUnit,
  };
}

/** Everything that has a price. Euro a month; the scale applies to all pieces, not only to those beyond it. */
export const articles: readonly Article[] = [
  ...scaled('StandardUser', 'ARC-US-R', 'User, reserved', [
    [1, 2.9],
    [25, 2.6],
    [100, 2.25],
    [500, 1.85],
  ]),
  ...scaled('TopUpUser', 'ARC-US-M', 'User, monthly', [
    [1, 3.9],
    [25, 3.5],
  ]),
  ...(
    [
      [10, 4.9],
      [30, 12.9],
      [60, 23.9],
      [90, 33.9],
      [180, 62.9],
      [500, 159],
      [1000, 289],
      [2500, 649],
    ] as const
  ).map(storagePackage),
  {
    id: articleIdOf('ARC-FE-EIV'),
    articleType: 'FeatureEiv',
    balanceQuantity: 1,
    scaleFrom: 1,
    articleNumber: 'ARC-FE-EIV',
    name: 'EIV',
    description: 'EIV for all users',
    pricePerUnit: 24.5,
  },
];
