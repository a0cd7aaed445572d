import { listStoragePackages } from '@archive-console/api-client';
import { query } from './api.ts';

export const articlesQueries = {
  /** The packages of storage one can choose from, the smallest first. */
  storagePackages: () => query(listStoragePackages),
};
