import { getEnvironment, getServiceStatus } from '@archive-console/api-client';
import { query } from './api.ts';

export const serviceQueries = {
  status: () => query(getServiceStatus),
  environment: () => query(getEnvironment),
};
