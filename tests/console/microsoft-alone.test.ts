import { expect, it, vi } from 'vitest';
import { isMicrosoftAlone } from '#console/queries/authentication-microsoft.ts';
import { openQueries } from './open-queries.ts';

it.each([
  ['microsoft@demo.example', true],
  ['admin@demo.example', false],
  // Its own directory is out of reach: a password is kept there.
  ['connector-down@demo.example', false],
])('whether an account signs in with Microsoft alone (%s: %s)', async (userName, isAlone) => {
  const { watch } = await openQueries();
  const read = watch(isMicrosoftAlone({ userName }));
  await vi.waitFor(() => expect(read()).toBe(isAlone));
});

it('asks nothing before it is known who is signed in', async () => {
  const { watch, sent } = await openQueries();
  expect(watch(isMicrosoftAlone(undefined))()).toBeUndefined();
  expect(sent).toEqual([]);
});
