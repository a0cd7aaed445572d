import type { AccessToken } from '@archive-console/api-client';
import { refuse } from '../refusal.ts';
import type { World } from '../world.ts';
import type { HeldToken } from './held-token.ts';

/** Another person's personal token does not show. */
export const isFor = (token: HeldToken, userId: string): boolean =>
  token.holderId === null || token.holderId === userId;

export function tokenFor(world: World, id: string, userId: string): HeldToken {
  const token = world.accessTokens.get(id);
  return token !== undefined && isFor(token, userId) ? token : refuse('AccessToken.NotFound');
}

/** A token as it is shown. */
export function shown({ holderId: _holderId, ...token }: HeldToken): AccessToken {
  return token;
}

/** A person leaves: what acted for him does so no longer. */
export function revokeTokensOf(world: World, userId: string): void {
  const ids = [...world.accessTokens.rows()]
    .filter(({ holderId }) => holderId === userId)
    .map(({ id }) => id);
  for (const id of ids) world.accessTokens.remove(id);
  if (ids.length > 0) world.hub.notify('AccessTokensChanged', { ids });
}
