import { type AccessToken, TOKEN_SCOPES } from '@archive-console/api-client';
import { accessTokensQueries, readAccessTokens, type TokenType } from '#queries/access-tokens.ts';
import { filterText, type ListWordKeys, listOf } from '#shared/list/list-spec.ts';

/** A token is called by what was noted of it. */
export const tokenName = ({ notes, id }: Pick<AccessToken, 'notes' | 'id'>): string => notes || id;

/** The tokens that act for the tenant, or those of the person signed in. */
export function tokenList(
  tokenType: TokenType,
  {
    title,
    sentence,
    counted,
    ...place
  }: { id: string; name?: string } & Pick<ListWordKeys, 'title' | 'sentence' | 'counted'>,
) {
  return listOf({
    ...place,
    // What ends first comes first.
    defaultSort: 'expiryDate',
    sortable: ['notes', 'expiryDate', 'createdDate'],
    filters: {
      scope: { takes: 'one', known: TOKEN_SCOPES },
      validity: { takes: 'one', known: ['valid', 'expired'] },
    },
    matching: ({ text, filters: { scope, validity } }) => ({
      tokenType,
      ...filterText({ text }),
      ...(scope && { scope: scope[0] }),
      ...(validity && { isExpired: validity[0] === 'expired' }),
    }),
    read: accessTokensQueries.list,
    readPages: readAccessTokens,
    nameOf: tokenName,
    notFound: 'AccessToken.NotFound',
    words: {
      title,
      ...(sentence && { sentence }),
      ...(counted && { counted }),
      search: 'access-tokens:list.search',
      count: 'access-tokens:list.count',
      noMatch: 'access-tokens:list.noMatch',
      stopped: 'access-tokens:list.stopped',
      file: 'access-tokens:list.file',
    },
  });
}
