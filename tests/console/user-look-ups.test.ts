import { updateUserProfile } from '@archive-console/api-client';
import { expect, it } from 'vitest';
import { usersMutations } from '#console/queries/users.ts';
import { outcomeOf, wasLookedUp } from '#console/queries/write-outcome.ts';
import { openQueries } from './open-queries.ts';

/** A profile whose last name is to be emptied; the answer of the service is lost. */
async function emptyLastName(isDone: boolean) {
  const { world, send } = await openQueries();
  world.faults.add({ operation: updateUserProfile, kind: 'bad-gateway', isDone });
  const user = [...world.users.rows()].find(
    ({ hasExternalReference, lastName }) => !hasExternalReference && lastName !== '',
  );
  const emptied = { userId: user?.id ?? '', firstName: user?.firstName, lastName: '', displayName: '' };
  return send(usersMutations.updateProfile(), emptied).catch((error: unknown) => error);
}

it('a name that was to be emptied, and is not, is not said to be saved', async () => {
  expect(outcomeOf(await emptyLastName(false))).toBe('not-done');
});

it('a name that was emptied is saved, whatever display name the service makes up', async () => {
  expect(wasLookedUp(await emptyLastName(true))).toBe(true);
});
