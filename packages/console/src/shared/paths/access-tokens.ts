import { prefixes } from './prefixes.ts';

const list = prefixes.accessTokens;

export const accessTokensPaths = {
  list: () => list,
  /** The form for a new token, or for one that takes the place of another. */
  create: (replaces?: string) => `${list}/create-access-token${replacing(replaces)}`,
};

/** Which token a new one replaces, at the end of an address. */
export function replacing(accessTokenId: string | undefined): string {
  return accessTokenId === undefined ? '' : `/${encodeURIComponent(accessTokenId)}`;
}
