import { listUsers } from '@archive-console/api-client';
import { meantQuery } from './meant-rows.ts';

/** All users who sign in with this address, or have it as their e-mail address, in upper or lower case. */
export const usersOfAddress = (address: string) =>
  meantQuery(listUsers, 'displayName', address, ({ userName, primaryEmail }) =>
    [userName, primaryEmail].some((text) => text.toLowerCase() === address.toLowerCase()),
  );
