import { listStoragePackages } from '@archive-console/api-client';
import { storagePackages } from '../money/price-list.ts';
import { rule } from '../rule.ts';

export const articlesRules = [rule(listStoragePackages, () => [...storagePackages])];
