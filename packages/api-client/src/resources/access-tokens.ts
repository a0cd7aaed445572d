import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { operation } from '../operation.ts';
import { pagedAssumptions, pagedRequest, pageOf } from '../paging.ts';
import { objectWith, optionalId, optionalText } from '../reading.ts';

/** Whom a token acts for: the person who made it, or the tenant (specification, section 4). */
export const TOKEN_TYPES = ['PersonalAccessToken', 'TenantAccessToken'] as const;

/** What a token may be used for (specification, section 4). */
export const TOKEN_SCOPES = ['CloudConnector', 'MailImport'] as const;

/** How long a new token may be valid, in days, where the user enters no date (D57). */
export const TOKEN_VALIDITY_DAYS = [30, 90, 365] as const;

const tokenFields = {
  /** ISO 8601; `null` for a token without end. */
  expiryDate: v.nullish(v.string(), null),
  scopes: v.nullish(v.array(openEnum(TOKEN_SCOPES)), []),
  notes: optionalText,
  /** ISO 8601. */
  createdDate: optionalText,
};

/**
 * A token with which a program acts (specification, section 3). Its `secretKey` is left out on purpose: also
 * where a service sends it again, it does not get past the reading (D56).
 */
export const accessToken = objectWith(tokenFields, {
  id: v.string(),
  tokenType: openEnum(TOKEN_TYPES),
});

/** A token with which a program acts; its secret is only in {@link CreatedAccessToken}. */
export type AccessToken = v.InferOutput<typeof accessToken>;

const createdToken = objectWith(tokenFields, {
  id: optionalId,
  tokenType: v.nullish(openEnum(TOKEN_TYPES), null),
  /**
   * What the program signs in with. Sent once, never again: keep it out of caches, storage and logs
   * (D56).
   */
  secretKey: v.string(),
});

const bareSecret = v.pipe(
  v.string(),
  v.transform((secretKey) => ({ secretKey })),
  createdToken,
);

/**
 * A token that was just made, with its secret. The specification names the field `token` and not its shape: the
 * token itself, or nothing but its secret; then everything else is `null` or empty (D56).
 */
const createdAccessToken = v.object({
  token: v.lazy(
    (
      token,
    ): v.GenericSchema<string | v.InferInput<typeof createdToken>, v.InferOutput<typeof createdToken>> =>
      typeof token === 'object' ? createdToken : bareSecret,
  ),
});

/** A token that was just made, with its secret: the only answer that ever holds it. */
export type CreatedAccessToken = v.InferOutput<typeof createdAccessToken>;

/**
 * Makes a token. It is good until `expiryDate` (ISO 8601 with time and zone), which lies ahead and
 * not too far (`AccessToken.InvalidValidity`; at most a year, D57). A personal token belongs to the
 * user who makes it.
 */
export const createAccessToken = operation({
  name: 'createAccessToken',
  noun: 'access-tokens',
  summary: 'Creates an access token.',
  method: 'POST',
  path: '/access-tokens/create-access-token',
  access: 'bearer',
  effect: 'write',
  takes: v.object({
    tokenType: v.picklist(TOKEN_TYPES),
    expiryDate: v.pipe(v.string(), v.isoTimestamp()),
    scopes: v.array(v.picklist(TOKEN_SCOPES)),
    notes: v.optional(v.string()),
  }),
  answers: createdAccessToken,
  errors: ['AccessToken.InvalidValidity'],
  assumed: { 'takes.expiryDate': 'D57', 'answers.token': 'D56', errors: 'D57' },
});

/** One token, without its secret. Another user's personal token is not found. */
export const getAccessToken = operation({
  name: 'getAccessToken',
  noun: 'access-tokens',
  summary: 'Reads an access token.',
  method: 'GET',
  path: '/access-tokens/get-access-token/{accessTokenId}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ accessTokenId: v.string() }),
  answers: accessToken,
  errors: ['AccessToken.NotFound'],
  assumed: { answers: 'O010', errors: 'O010' },
});

/** One page of the tenant's tokens and one's own, of one kind if that is asked for; expired ones stay listed. */
export const listAccessTokens = operation({
  name: 'listAccessTokens',
  noun: 'access-tokens',
  summary: 'Lists access tokens.',
  method: 'POST',
  path: '/access-tokens/get-access-tokens',
  access: 'bearer',
  effect: 'read',
  takes: objectWith(pagedRequest, { tokenType: v.optional(v.picklist(TOKEN_TYPES)) }),
  answers: pageOf(accessToken),
  errors: [],
  assumed: pagedAssumptions({ 'takes.tokenType': 'D26' }),
});

/** Ends a token at once. */
export const revokeAccessToken = operation({
  name: 'revokeAccessToken',
  noun: 'access-tokens',
  summary: 'Revokes an access token.',
  method: 'DELETE',
  path: '/access-tokens/revoke-access-token/{accessTokenId}',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ accessTokenId: v.string() }),
  errors: ['AccessToken.NotFound'],
  assumed: { errors: 'O012' },
});
