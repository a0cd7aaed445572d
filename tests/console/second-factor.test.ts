import { codeNow } from '@archive-console/mocks';
import { expect, it } from 'vitest';
import {
  accountsSecondStepMutations,
  accountsSecondStepQueries,
} from '#console/queries/accounts-second-step.ts';
import { openQueries } from './open-queries.ts';

it('the key of an authenticator and the recovery codes are handed over once and kept in no cache', async () => {
  const { world, client, send, watch, isRead } = await openQueries();
  const state = watch(accountsSecondStepQueries.state());
  await isRead();
  const revealed: string[] = [];
  const { readKey, enable, renewCodes } = accountsSecondStepMutations;

  await send(
    readKey((key) => revealed.push(key)),
    undefined,
  );
  const twoFactorCode = codeNow(world, revealed[0] ?? '');
  await send(
    enable((codes) => revealed.push(...codes)),
    { twoFactorCode },
  );
  await send(
    renewCodes((codes) => revealed.push(...codes)),
    undefined,
  );
  await isRead();

  expect(new Set(revealed).size).toBe(revealed.length);
  expect(revealed.length).toBeGreaterThan(10);
  expect(state()).toMatchObject({ isEnabled: true });
  const kept = [...client.getMutationCache().getAll(), ...client.getQueryCache().getAll()].map(
    ({ state: held }) => JSON.stringify(held),
  );
  expect(kept.filter((held) => revealed.some((secret) => held.includes(secret)))).toEqual([]);
});
