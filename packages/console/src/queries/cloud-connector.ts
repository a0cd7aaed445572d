import { getCloudConnectorStatus } from '@archive-console/api-client';
import { query } from './api.ts';

export const cloudConnectorQueries = {
  /** No event reports it: it is read anew with every visit. */
  status: () => query(getCloudConnectorStatus),
};
