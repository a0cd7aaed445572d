import {
  type AccessToken,
  createAccessToken,
  type CreatedAccessToken,
  getAccessToken,
  type InputOf,
  listAccessTokens,
  revokeAccessToken,
} from '@archive-console/api-client';
import { type QueryClient, queryOptions, type UseMutationOptions } from '@tanstack/react-query';
import { detailQuery, keyOf } from './api.ts';
import { bulkAction } from './bulk-action.ts';
import type { Changes } from './change.ts';
import { filteredPage, filteredReader, type RowFilter } from './filtered-lists.ts';
import { invalidateAndWait } from './invalidation.ts';
import { mutation } from './mutation.ts';
import { type AnyPage, pageReader } from './paged-reads.ts';
import { readAllPages, type ReadPage } from './read-all-pages.ts';

type ListRequest = InputOf<typeof listAccessTokens>;

/** Whom a token acts for. */
export type TokenType = NonNullable<ListRequest['tokenType']>;

/** Which tokens are meant, and in which order. */
interface TokensRequest extends AnyPage<ListRequest> {
  scope?: string | undefined;
  isExpired?: boolean | undefined;
}

/** What each kind of change makes stale: said once for mutation and hub event. */
export const accessTokensChanges = {
  creation: { invalidates: ['listAccessTokens'] },
  revocation: {
    invalidates: ['listAccessTokens', 'getAccessToken'],
    about: ({ accessTokenId }: InputOf<typeof revokeAccessToken>) => ({ accessTokenId: [accessTokenId] }),
    deletes: (names: InputOf<typeof revokeAccessToken>) => ({ names, read: 'getAccessToken' }),
  },
} satisfies Changes;

export const accessTokensQueries = {
  list: ({ scope, isExpired, ...request }: TokensRequest & Parameters<ReadPage<AccessToken>>[0]) =>
    filteredPage(listAccessTokens, request, filterOf({ scope, isExpired })),
  /** The tokens of the tenant and those of the person signed in: what ends is known of all of them. */
  all: () =>
    queryOptions({
      // Kept under the operation, so that it is invalidated with it.
      queryKey: keyOf(listAccessTokens, { all: true }),
      queryFn: ({ client, signal }) =>
        readAllPages(pageReader(client, listAccessTokens, { sortBy: 'expiryDate', descending: false }), {
          signal,
        }),
    }),
  detail: (accessTokenId: string) => detailQuery(getAccessToken, { accessTokenId }),
};

/** Reads any page of the tokens that match, past the cache. */
export function readAccessTokens(
  queryClient: QueryClient,
  { scope, isExpired, ...request }: TokensRequest,
): ReadPage<AccessToken> {
  return filteredReader(queryClient, listAccessTokens, request, filterOf({ scope, isExpired }));
}

/** The service filters tokens neither by their use nor by their end. */
function filterOf(asked: Pick<TokensRequest, 'scope' | 'isExpired'>): RowFilter<AccessToken> | undefined {
  const { scope, isExpired } = asked;
  if (scope === undefined && isExpired === undefined) return undefined;
  return {
    asked,
    passes: () =>
      Promise.resolve(
        ({ scopes, expiryDate }) =>
          (scope === undefined || scopes.some((given) => given === scope)) &&
          (isExpired === undefined ||
            (expiryDate !== null && Date.parse(expiryDate) <= Date.now()) === isExpired),
      ),
  };
}

const { creation, revocation } = accessTokensChanges;
const shown = { isShownWhenDone: true };
const lookUps = () => import('./access-tokens-look-ups.ts');

/** A token that was just made, without its secret. */
export type MadeToken = Omit<CreatedAccessToken['token'], 'secretKey'>;

/**
 * Makes a token. Its secret goes to `reveal` and nowhere else: what the mutation answers is kept in a cache (D56).
 *
 * @param reveal gets an empty text where the answer with the secret was lost
 */
function create(
  reveal: (secretKey: string) => void,
): UseMutationOptions<MadeToken, Error, InputOf<typeof createAccessToken>> {
  const { mutationFn, mutationKey, onError } = mutation(createAccessToken, creation, {
    lookUp: async () => (await lookUps()).created,
  });
  return {
    ...(mutationKey && { mutationKey }),
    ...(onError && { onError }),
    async mutationFn(input, context) {
      const answer = await mutationFn?.(input, context);
      const { secretKey = '', ...token } = answer?.token ?? {};
      reveal(secretKey);
      return {
        id: null,
        tokenType: null,
        expiryDate: null,
        scopes: [],
        notes: '',
        createdDate: '',
        ...token,
      };
    },
    onSuccess: (_token, _input, _result, { client }) => invalidateAndWait(client, creation.invalidates),
  };
}

export const accessTokensMutations = {
  create,
  revoke: () =>
    mutation(revokeAccessToken, revocation, { ...shown, lookUp: async () => (await lookUps()).revoked }),
};

/** The same for many tokens. */
export const accessTokensBulk = {
  revoke: (client: QueryClient) =>
    bulkAction(
      client,
      revokeAccessToken,
      (accessTokenId) => ({ accessTokenId }),
      revocation,
      async () => (await lookUps()).revoked,
    ),
};
