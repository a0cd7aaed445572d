import {
  addUserRoles,
  createUser,
  generateRecoveryCodes,
  isOperation,
  listUsers,
  TENANT_ADMIN,
} from '@archive-console/api-client';
import * as contract from '@archive-console/api-client';
import { createI18n, ensureWords } from '@archive-console/console';
import { describe, expect, it, vi } from 'vitest';
import { changeWords } from '#console/features/help/change-words.ts';
import { call } from '#console/queries/api.ts';
import { archivePoliciesMutations } from '#console/queries/archive-policies.ts';
import { groupsBulk, groupsMutations } from '#console/queries/groups.ts';
import { paymentsMutations } from '#console/queries/payments.ts';
import { tenantSettingsMutations } from '#console/queries/tenants-settings.ts';
import { usersBulk } from '#console/queries/users-bulk.ts';
import { usersMutations, usersQueries } from '#console/queries/users.ts';
import {
  changesMade,
  inverseOperations,
  isUnknown,
  visitLogOf,
  withUndo,
} from '#console/queries/visit-log.ts';
import { openQueries } from './open-queries.ts';

const lena = {
  userName: 'lena.sommer',
  primaryEmail: 'lena.sommer@kanzlei-lund.example',
  firstName: 'Lena',
  lastName: 'Sommer',
};

/** A console that keeps what happens in it, and a user without roles. */
async function openVisit() {
  const queries = await openQueries();
  const { users, roles } = queries.world;
  const user = [...users.rows()].find((row) => !row.hasExternalReference && roles.of(row.id).size === 0);
  if (user === undefined) throw new Error('The demo has no user without roles.');
  const log = visitLogOf(queries.client);
  return { ...queries, input: { userId: user.id, roles: [TENANT_ADMIN] }, log };
}

describe('the changes of a visit', () => {
  it('have words, each that the service can be asked for by a signed-in user', async () => {
    const writes = Object.values<unknown>(contract)
      .filter(isOperation)
      // A consent is given at an address that is opened, not by a call.
      .filter(({ effect, access, method }) => effect === 'write' && access === 'bearer' && method !== 'GET')
      .map(({ name }) => name);
    expect(Object.keys(changeWords).toSorted()).toEqual(writes.toSorted());
    for (const language of ['en-US', 'de'] as const) {
      const words = createI18n(language);
      await ensureWords(words, 'help');
      for (const key of Object.values(changeWords)) expect(words.exists(key)).toBe(true);
    }
  });

  it('are taken back by operations that exist, one by the other', () => {
    const names = Object.values<unknown>(contract)
      .filter(isOperation)
      .map(({ name }) => name);
    for (const [operation, inverse] of Object.entries(inverseOperations)) {
      expect(names).toContain(operation);
      expect(inverseOperations[inverse]).toBe(operation);
    }
  });

  it('offer to take back what was done by itself, until it is taken back', async () => {
    const { log, send, input } = await openVisit();
    await send(usersMutations.addRoles(), input);
    expect(log.read().changes).toMatchObject([{ operation: 'addUserRoles', undoInput: input }]);
    await send(usersMutations.removeRoles(), { ...input });
    const [last, first] = log.read().changes;
    expect(first).not.toHaveProperty('undoInput');
    expect(first).toHaveProperty('subject', input);
    expect(last).toMatchObject({ operation: 'removeUserRoles', undoInput: input });
  });

  it('offer the last place of a policy, and no place before an earlier move', async () => {
    const { log, send, world } = await openVisit();
    const archivePolicyId = world.policies[0]?.id ?? '';
    const first = { archivePolicyId, position: 0 };
    await send(archivePoliciesMutations.move(), withUndo({ archivePolicyId, position: 1 }, first));
    expect(log.read().changes).toMatchObject([{ operation: 'moveArchivePolicy', undoInput: first }]);
    await send(archivePoliciesMutations.move(), { ...first });
    for (const change of log.read().changes) expect(change).not.toHaveProperty('undoInput');
  });

  it('offer the payment method that was charged before, and none before an earlier choice', async () => {
    const { log, send, world } = await openVisit();
    const [before = '', chosen = ''] = world.mandates
      .filter(({ status }) => status === 'Valid')
      .toSorted((one, other) => Number(other.isDefaultMandate) - Number(one.isDefaultMandate))
      .map(({ mandateId }) => mandateId);
    const undoInput = { mandateId: before };
    await send(paymentsMutations.setDefault(), withUndo({ mandateId: chosen }, undoInput));
    expect(log.read().changes).toMatchObject([{ operation: 'setDefaultPaymentMandate', undoInput }]);
    await send(paymentsMutations.setDefault(), { ...undoInput });
    for (const change of log.read().changes) expect(change).not.toHaveProperty('undoInput');
  });

  it('begin with what was sent before', async () => {
    const { client, send, world } = await openQueries();
    const [group] = [...world.groups.rows()].filter((row) => !row.hasExternalReference);
    await send(groupsMutations.updateName(), { groupId: group?.id, name: 'Night shift' });
    expect(visitLogOf(client).read().changes).toMatchObject([{ operation: 'updateGroupName', count: 1 }]);
  });

  it('begin with what is still under way, when it has ended', async () => {
    const { client, send, world, sent: requests } = await openQueries();
    const [group] = [...world.groups.rows()].filter((row) => !row.hasExternalReference);
    const input = { groupId: group?.id ?? '', name: 'Night shift' };
    world.faults.latencyMs = 200;
    const sent = send(groupsMutations.updateName(), input);
    await vi.waitUntil(() => requests.includes('updateGroupName'), { interval: 1 });
    const log = visitLogOf(client);
    expect(log.read().changes).toEqual([]);
    await sent;
    expect(log.read().changes).toMatchObject([{ operation: 'updateGroupName', count: 1 }]);
  });

  it('count a write once that was begun before, and asked the service afterwards', async () => {
    const { client, send, world } = await openQueries();
    const [group] = [...world.groups.rows()].filter((row) => !row.hasExternalReference);
    const sent = send(groupsMutations.updateName(), { groupId: group?.id, name: 'Night shift' });
    const log = visitLogOf(client);
    await sent;
    expect(log.read().changes).toMatchObject([{ operation: 'updateGroupName', count: 1 }]);
  });

  it('under way at once are kept apart by operation, where both send nothing', async () => {
    const { client, send, world, sent: requests } = await openQueries();
    // While imports run, no contract can be ended.
    world.jobs.splice(0);
    world.faults.latencyMs = 200;
    const ending = send(tenantSettingsMutations.terminate(), undefined);
    await vi.waitUntil(() => requests.includes('terminateTenant'), { interval: 1 });
    const log = visitLogOf(client);
    world.faults.add({ operation: generateRecoveryCodes, kind: 'bad-gateway' });
    await call(client, generateRecoveryCodes, undefined).catch(() => undefined);
    await ending;
    const operations = log.read().changes.map(({ operation }) => operation);
    expect(operations.toSorted()).toEqual(['generateRecoveryCodes', 'terminateTenant']);
  });

  it('sent before are not offered again where they were taken back', async () => {
    const { client, send, world } = await openQueries();
    const [user] = [...world.users.rows()].filter(
      ({ id, hasExternalReference }) => !hasExternalReference && world.roles.of(id).size === 0,
    );
    const input = { userId: user?.id ?? '', roles: [TENANT_ADMIN] };
    await send(usersMutations.addRoles(), input);
    await send(usersMutations.removeRoles(), { ...input });
    const [last, first] = visitLogOf(client).read().changes;
    expect(first).not.toHaveProperty('undoInput');
    expect(last).toMatchObject({ operation: 'removeUserRoles', undoInput: input });
  });

  it('of a run for many are one, which is not taken back', async () => {
    const { log, world, client, input } = await openVisit();
    const run = usersBulk.addRoles(client, input.roles);
    await run.act(input.userId);
    await run.act([...world.users.rows()].map(({ id }) => id).find((id) => id !== input.userId) ?? '');
    expect(log.read().changes).toMatchObject([{ operation: 'addUserRoles', count: 2 }]);
    expect(log.read().changes[0]).not.toHaveProperty('undoInput');
  });

  it('leave out what the service refused, and what was found not to be done', async () => {
    const { log, send, world, client, input } = await openVisit();
    await send(usersMutations.addRoles(), input);
    await groupsBulk
      .remove(client)
      .act('none')
      .catch(() => undefined);
    world.faults.add({ operation: createUser, kind: 'bad-gateway' });
    await send(usersMutations.create(), lena).catch(() => undefined);
    expect(log.read().changes).toHaveLength(2);
    expect(changesMade(log.read().changes)).toMatchObject([{ operation: 'addUserRoles', count: 1 }]);
  });

  it('are unknown until it is found out what became of them', async () => {
    const { log, send, world, input } = await openVisit();
    const unknown: boolean[][] = [];
    log.subscribe(() => unknown.push(changesMade(log.read().changes).map(isUnknown)));
    world.faults.add({ operation: addUserRoles, kind: 'bad-gateway', isDone: true });
    await send(usersMutations.addRoles(), input);
    expect(unknown.at(-2)).toEqual([true]);
    expect(unknown.at(-1)).toEqual([false]);
  });

  it('are unknown only where nothing could be found out', async () => {
    const { log, send, world, input } = await openVisit();
    world.faults.add({ operation: addUserRoles, kind: 'bad-gateway', isDone: true });
    await send(usersMutations.addRoles(), input);
    expect(changesMade(log.read().changes).map(isUnknown)).toEqual([false]);
    world.faults.add({ operation: createUser, kind: 'bad-gateway', isDone: true });
    world.faults.add({ operation: listUsers, kind: 'unavailable' });
    await send(usersMutations.create(), lena).catch(() => undefined);
    expect(changesMade(log.read().changes).map(isUnknown)).toEqual([true, false]);
  });
});

describe('the failed calls of a visit', () => {
  it('hold operation, code and trace id, and nothing that was sent', async () => {
    const { log, client } = await openVisit();
    await client.query(usersQueries.detail('nobody@lund.example')).catch(() => undefined);
    const [failed] = log.read().errors;
    expect(failed).toMatchObject({ operation: 'getUser', code: 'User.NotFound' });
    expect(Object.keys(failed ?? {})).toEqual(['at', 'operation', 'code', 'traceId']);
    expect(JSON.stringify(failed)).not.toContain('lund');
  });

  it('hold a call that fails again once, with its latest trace id', async () => {
    const { log, client } = await openVisit();
    for (const id of ['first', 'second']) {
      const failure: unknown = await client.query(usersQueries.detail(id)).catch((error: unknown) => error);
      expect(log.read().errors).toEqual([
        expect.objectContaining({ traceId: (failure as { traceId: string }).traceId }),
      ]);
    }
  });

  it('begin with what could not be read before', async () => {
    const { client } = await openQueries();
    await client.query(usersQueries.detail('none')).catch(() => undefined);
    expect(visitLogOf(client).read().errors).toMatchObject([{ operation: 'getUser', code: 'User.NotFound' }]);
  });
});
