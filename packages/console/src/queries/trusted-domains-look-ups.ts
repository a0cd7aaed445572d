import {
  type createTrustedDomain,
  type deleteTrustedDomain,
  getTrustedDomain,
  listTrustedDomains,
  type TrustedDomain,
} from '@archive-console/api-client';
import type { LookUp } from './look-up.ts';
import { isDeleted, notReached, reachedIf, rowThat } from './lost-answers.ts';

/** A domain belongs to one tenant: the list of this one says whether it was added. */
export const created: LookUp<typeof createTrustedDomain> = async (client, { domainName }) => {
  const request = { sortBy: 'domainName', filter: domainName };
  const isMeant = (row: TrustedDomain) => row.domainName.toLowerCase() === domainName.toLowerCase();
  const found = await rowThat<TrustedDomain>(client, listTrustedDomains, request, isMeant);
  return found === undefined ? notReached : { isReached: true, answer: found };
};

export const removed: LookUp<typeof deleteTrustedDomain> = async (client, input) =>
  reachedIf(await isDeleted(client, getTrustedDomain, input));
