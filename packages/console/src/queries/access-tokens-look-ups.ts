import {
  type AccessToken,
  type createAccessToken,
  getAccessToken,
  listAccessTokens,
  type revokeAccessToken,
} from '@archive-console/api-client';
import type { LookUp } from './look-up.ts';
import { isDeleted, notReached, reachedIf, rowThat } from './lost-answers.ts';

/** A token that ends at the same moment and may do the same is the one that was made. Its secret was said once, and lost. */
export const created: LookUp<typeof createAccessToken> = async (client, input) => {
  const { tokenType, notes = '', scopes, expiryDate } = input;
  const isMeant = (row: AccessToken) =>
    row.notes === notes.trim() &&
    Date.parse(row.expiryDate ?? '') === Date.parse(expiryDate) &&
    row.scopes.length === scopes.length &&
    scopes.every((scope) => row.scopes.includes(scope));
  const found = await rowThat<AccessToken>(
    client,
    listAccessTokens,
    { tokenType, sortBy: 'createdDate' },
    isMeant,
  );
  return found === undefined
    ? notReached
    : { isReached: true, answer: { token: { ...found, secretKey: '' } } };
};

export const revoked: LookUp<typeof revokeAccessToken> = async (client, input) =>
  reachedIf(await isDeleted(client, getAccessToken, input));
