import {
  type AccessToken,
  type createAccessToken,
  getAccessToken,
  listAccessTokens,
  type revokeAccessToken,
} from '@archive-console/api-client';
import { wasReported } from './invalidation-state.ts';
import type { LookUp } from './look-up.ts';
import { isDeleted, reachedIf, reportedAmong, rowsOf } from './lost-answers.ts';

/** A token that replaces another may be its twin in all but the secret. That was said once, and lost. */
export const created: LookUp<typeof createAccessToken> = async (client, input) => {
  const { tokenType, notes = '', scopes, expiryDate } = input;
  const isMeant = (row: AccessToken) =>
    row.notes === notes.trim() &&
    Date.parse(row.expiryDate ?? '') === Date.parse(expiryDate) &&
    row.scopes.length === scopes.length &&
    scopes.every((scope) => row.scopes.includes(scope));
  const found = await reportedAmong(
    rowsOf<AccessToken>(client, listAccessTokens, { tokenType, sortBy: 'createdDate' }),
    isMeant,
    ({ id }) => id !== null && wasReported(client, 'accessTokenId', id),
  );
  return found.isReached ? { ...found, answer: { token: { ...found.answer, secretKey: '' } } } : found;
};

export const revoked: LookUp<typeof revokeAccessToken> = async (client, input) =>
  reachedIf(await isDeleted(client, getAccessToken, input));
