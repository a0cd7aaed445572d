import { createApiClient, deleteUser, getUser, listUsers } from '@archive-console/api-client';
import { createWorld, on, signInAs, userIdOf } from '@archive-console/mocks';
import { fetchFrom } from '@archive-console/mocks/node';
import { describe, expect, it } from 'vitest';
import { firstPage, refusalOf } from './stage.ts';

/** A signed-in client of a default world in which one thing is different. */
function clientWith(difference: ReturnType<ReturnType<typeof on>['hangs']>, timeoutMs = 1000) {
  const world = createWorld();
  const fetch = fetchFrom(world, {}, [difference]);
  const client = createApiClient({ fetch, retryDelaysMs: [], timeoutMs });
  client.token.write(signInAs(world));
  return client;
}

const gustav = { userId: userIdOf('gustav.lund') };
const amelie = { userId: userIdOf('amelie.brandt') };

describe('A story states its difference', () => {
  it('by an answer', async () => {
    const client = clientWith(on(listUsers).answers({ rows: [], totalRows: 0 }));
    expect((await client.call(listUsers, firstPage)).totalRows).toBe(0);
    await expect(client.call(getUser, gustav)).resolves.toHaveProperty('userName', 'gustav.lund');
  });

  it('by an answer without content', async () => {
    const client = clientWith(on(deleteUser).answers(undefined));
    const myself = { userId: userIdOf('carla.weiss') };
    await expect(client.call(deleteUser, myself)).resolves.toBeUndefined();
  });

  it('by a refusal, with the usual status or another', async () => {
    const known = await refusalOf(
      clientWith(on(getUser).fails('User.NotFound', { detail: 'Deleted.' })).call(getUser, gustav),
    );
    expect(known).toMatchObject({ code: 'User.NotFound', status: 404, detail: 'Deleted.' });
    expect(known.traceId).toMatch(/^[0-9a-f]{32}$/);
    const facts = { status: 418, traceId: 'abc' };
    const unknown = await refusalOf(clientWith(on(getUser).fails('Tea.Pot', facts)).call(getUser, gustav));
    expect(unknown).toMatchObject({ code: 'Tea.Pot', ...facts });
  });

  it('by no answer at all', async () => {
    const refusal = await refusalOf(clientWith(on(getUser).hangs(), 30).call(getUser, gustav));
    expect(refusal.kind).toBe('timeout');
  });

  it('by a broken network', async () => {
    const refusal = await refusalOf(clientWith(on(getUser).breaks()).call(getUser, gustav));
    expect(refusal.kind).toBe('network');
  });

  it('by an unreadable answer', async () => {
    const refusal = await refusalOf(clientWith(on(getUser).garbles({ id: 7 })).call(getUser, gustav));
    expect(refusal.kind).toBe('unreadable-answer');
    expect(refusal.message).toMatch(/getUser.*id/);
  });

  it('once, if it says so', async () => {
    const client = clientWith(on(getUser, { once: true }).fails('Default.UnexpectedError'));
    await refusalOf(client.call(getUser, gustav));
    await expect(client.call(getUser, gustav)).resolves.toHaveProperty('userName', 'gustav.lund');
  });

  it('for the calls that are meant, if it says which', async () => {
    const client = clientWith(on(getUser, { path: gustav }).fails('Default.UnexpectedError'));
    await refusalOf(client.call(getUser, gustav));
    await expect(client.call(getUser, amelie)).resolves.toHaveProperty('userName', 'amelie.brandt');
  });

  it('only inside the contract', () => {
    const row = { id: 'u1', userName: 'x', shoeSize: 46 };
    expect(() => on(listUsers).answers({ rows: [row], totalRows: 1 })).toThrow(
      "listUsers answered 'rows.0.shoeSize', which its contract does not know.",
    );
    expect(() => on(getUser).answers({ id: 7 } as never)).toThrow(
      /getUser answered outside its contract at 'id'/,
    );
  });
});
