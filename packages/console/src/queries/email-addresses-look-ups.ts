import {
  type Address,
  type createEmailAddress,
  type deleteEmailAddress,
  getEmailAddress,
  listEmailAddresses,
} from '@archive-console/api-client';
import type { LookUp } from './look-up.ts';
import { isDeleted, notReached, reachedIf, rowThat } from './lost-answers.ts';

/** An address exists once: whose it is now says whether it was created for this owner. */
export const created: LookUp<typeof createEmailAddress> = async (client, { address, ownerId }) => {
  const wanted = address.toLowerCase();
  const request = { sortBy: 'address', filter: address };
  const found = await rowThat<Address>(
    client,
    listEmailAddresses,
    request,
    (row) => row.address.toLowerCase() === wanted,
  );
  return found?.ownerId === ownerId ? { isReached: true, answer: found } : notReached;
};

export const removed: LookUp<typeof deleteEmailAddress> = async (client, input) =>
  reachedIf(await isDeleted(client, getEmailAddress, input));
