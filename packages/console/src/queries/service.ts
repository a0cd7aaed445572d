import { getEnvironment, getServiceStatus } from '@archive-console/api-client';
import { query } from './api.ts';

export const serviceQueries = {
  environment: () => query(getEnvironment),
  status: () => query(getServiceStatus),
};
