import {
  createAccessToken,
  getAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from '@archive-console/api-client';
import { isAsked } from '../lists/is-asked.ts';
import { listOf } from '../lists/list.ts';
import { refuseField } from '../refusal.ts';
import { rule } from '../rule.ts';
import { isFor, shown, tokenFor } from '../tokens/tokens.ts';
import type { HeldToken } from '../tokens/held-token.ts';
import { expiryFrom } from '../tokens/validity.ts';

export const accessTokensRules = [
  rule(listAccessTokens, ({ world, input, me }) => {
    const { id } = me();
    const page = listOf(
      world.accessTokens,
      input,
      (token) => isFor(token, id) && isAsked(input.tokenType, token.tokenType),
    );
    return { ...page, rows: page.rows.map(shown) };
  }),
  rule(getAccessToken, ({ world, input, me }) => shown(tokenFor(world, input.accessTokenId, me().id))),
  rule(createAccessToken, ({ world, input, me }) => {
    const { tokenType, notes = '' } = input;
    if (input.scopes.length === 0) refuseField('scopes', 'There is none.');
    const token: HeldToken = {
      id: world.newId('token'),
      tokenType,
      expiryDate: expiryFrom(world, input.expiryDate),
      scopes: [...new Set(input.scopes)],
      notes: notes.trim(),
      createdDate: world.clock.now().toISOString(),
      holderId: tokenType === 'PersonalAccessToken' ? me().id : null,
    };
    world.accessTokens.put(token);
    world.hub.notify('AccessTokensChanged', { ids: [token.id] });
    // Said once and not kept.
    return { token: { ...shown(token), secretKey: `demo-token-${world.newSecret()}` } };
  }),
  rule(revokeAccessToken, ({ world, input, me }) => {
    const { id } = tokenFor(world, input.accessTokenId, me().id);
    world.accessTokens.remove(id);
    world.hub.notify('AccessTokensChanged', { ids: [id] });
  }),
];
