import { type InputOf, listEmailAddresses } from '@archive-console/api-client';
import { query } from './api.ts';

export const emailAddressesQueries = {
  list: (request: InputOf<typeof listEmailAddresses>) => query(listEmailAddresses, request),
};
