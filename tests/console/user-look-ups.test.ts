import { updateUserName, updateUserProfile } from '@archive-console/api-client';
import { describe, expect, it } from 'vitest';
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

/** A user name that is changed; the answer of the service is lost, which then holds another one. */
async function rename(userName: string, held: string) {
  const { world, send } = await openQueries();
  world.faults.add({ operation: updateUserName, kind: 'unexpected-error' });
  const user = [...world.users.rows()].find(({ hasExternalReference }) => !hasExternalReference);
  if (user === undefined) throw new Error('The demo has no user that can be changed.');
  world.users.put({ ...user, userName: held });
  const answer: unknown = await send(usersMutations.updateName(), { userId: user.id, userName }).catch(
    (error: unknown) => error,
  );
  return wasLookedUp(answer) ? 'done' : outcomeOf(answer);
}

describe('a user name whose change has no answer', () => {
  it('is changed where the service holds it as it was sent', async () => {
    expect(await rename('Lena.Sommer', 'Lena.Sommer')).toBe('done');
  });

  it('is not changed where the service holds another one', async () => {
    expect(await rename('Lena.Sommer', 'lena.winter')).toBe('not-done');
  });

  // A service may keep it in lower case; or nothing but the case was to be changed, and was not.
  it('is neither said to be changed nor not where it differs in upper and lower case alone', async () => {
    expect(await rename('Lena.Sommer', 'lena.sommer')).toBe('unknown');
  });
});
