import { createAccessToken, revokeAccessToken } from '@archive-console/api-client';
import type { World } from '@archive-console/mocks';
import { expect, it } from 'vitest';
import { accessTokensMutations, accessTokensQueries } from '#console/queries/access-tokens.ts';
import { setHubLive, stateOf } from '#console/queries/invalidation-state.ts';
import { outcomeOf, wasLookedUp } from '#console/queries/write-outcome.ts';
import { openQueries } from './open-queries.ts';

const wanted = {
  tokenType: 'TenantAccessToken',
  scopes: ['MailImport'],
  notes: 'Import of the new archives',
} as const;

/** What a token is asked for with: its end is the same for all that are made on one day. */
const requestIn = ({ clock }: World) => ({
  ...wanted,
  scopes: [...wanted.scopes],
  expiryDate: new Date(clock.now().getTime() + 86_400_000).toISOString(),
});

async function make() {
  const { world, client, send, watch } = await openQueries();
  watch(accessTokensQueries.list({ page: 1, rowsPerPage: 25, sortBy: 'notes', descending: false }));
  const revealed: string[] = [];
  await send(
    accessTokensMutations.create((secret) => revealed.push(secret)),
    requestIn(world),
  );
  const kept = [...client.getMutationCache().getAll(), ...client.getQueryCache().getAll()].map(({ state }) =>
    JSON.stringify(state),
  );
  return { revealed, kept };
}

/** A second token like one that is there, whose answer is lost; the hub is simulated by what it would note. */
async function makeTwin(isDone: boolean) {
  const { world, client, send } = await openQueries();
  const request = requestIn(world);
  const first = await send(
    accessTokensMutations.create(() => undefined),
    request,
  );
  setHubLive(client, true);
  world.hub.notify = (_event, { ids = [] }: { ids?: readonly string[] }) => {
    for (const id of ids) stateOf(client).notified.add(`accessTokenId ${id}`);
  };
  world.faults.add({ operation: createAccessToken, kind: 'bad-gateway', isDone });
  const revealed: string[] = [];
  const result = await send(
    accessTokensMutations.create((secret) => revealed.push(secret)),
    request,
  ).then(
    (answer) => ({ answer, error: undefined }),
    (error: unknown) => ({ answer: undefined, error }),
  );
  return { ...result, revealed, twin: (first as { id: string }).id };
}

it('the secret of a new token is handed over once and kept in no cache', async () => {
  const { revealed, kept } = await make();
  expect(revealed).toEqual([expect.stringMatching(/^demo-token-.{20}/)]);
  expect(kept.some((state) => state.includes(wanted.notes))).toBe(true);
  expect(kept.filter((state) => state.includes(revealed[0] ?? '') || state.includes('secretKey'))).toEqual(
    [],
  );
});

it('a token whose answer was lost is the one that the hub has reported, without its secret', async () => {
  const { answer, revealed, twin } = await makeTwin(true);
  expect(revealed).toEqual(['']);
  expect(answer).toMatchObject({ notes: wanted.notes });
  expect((answer as { id: string }).id).not.toBe(twin);
});

it('a token that was not made is not taken for its twin, which is in use', async () => {
  const { error, revealed } = await makeTwin(false);
  expect(outcomeOf(error)).toBe('unknown');
  expect(revealed).toEqual([]);
});

it('a revocation whose answer was lost is looked up', async () => {
  const { world, send } = await openQueries();
  world.faults.add({ operation: revokeAccessToken, kind: 'bad-gateway', isDone: true });
  const [token] = [...world.accessTokens.rows()];
  expect(wasLookedUp(await send(accessTokensMutations.revoke(), { accessTokenId: token?.id ?? '' }))).toBe(
    true,
  );
});
