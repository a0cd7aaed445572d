import { getTenant } from '@archive-console/api-client';
import { query } from './api.ts';

export const tenantsQueries = {
  current: () => query(getTenant),
};
