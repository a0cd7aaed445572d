import { createAccessToken, revokeAccessToken } from '@archive-console/api-client';
import { expect, it } from 'vitest';
import { accessTokensMutations, accessTokensQueries } from '#console/queries/access-tokens.ts';
import { wasLookedUp } from '#console/queries/write-outcome.ts';
import { openQueries } from './open-queries.ts';

const wanted = {
  tokenType: 'TenantAccessToken',
  scopes: ['MailImport'],
  notes: 'Import of the new archives',
} as const;

async function make(isLost = false) {
  const console = await openQueries();
  const { world, client, send, watch } = console;
  watch(accessTokensQueries.list({ page: 1, rowsPerPage: 25, sortBy: 'notes', descending: false }));
  if (isLost) world.faults.add({ operation: createAccessToken, kind: 'bad-gateway', isDone: true });
  const revealed: string[] = [];
  const expiryDate = new Date(world.clock.now().getTime() + 86_400_000).toISOString();
  const mutation = accessTokensMutations.create((secret) => revealed.push(secret));
  await send(mutation, { ...wanted, scopes: [...wanted.scopes], expiryDate });
  const kept = [...client.getMutationCache().getAll(), ...client.getQueryCache().getAll()].map(({ state }) =>
    JSON.stringify(state),
  );
  return { revealed, kept };
}

it('the secret of a new token is handed over once and kept in no cache', async () => {
  const { revealed, kept } = await make();
  expect(revealed).toEqual([expect.stringMatching(/^demo-token-.{20}/)]);
  expect(kept.some((state) => state.includes(wanted.notes))).toBe(true);
  expect(kept.filter((state) => state.includes(revealed[0] ?? '') || state.includes('secretKey'))).toEqual(
    [],
  );
});

it('a token whose answer was lost is found, without its secret', async () => {
  const { revealed } = await make(true);
  expect(revealed).toEqual(['']);
});

it('a revocation whose answer was lost is looked up', async () => {
  const { world, send } = await openQueries();
  world.faults.add({ operation: revokeAccessToken, kind: 'bad-gateway', isDone: true });
  const [token] = [...world.accessTokens.rows()];
  expect(wasLookedUp(await send(accessTokensMutations.revoke(), { accessTokenId: token?.id ?? '' }))).toBe(
    true,
  );
});
