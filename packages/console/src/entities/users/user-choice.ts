import { nameOf, userNamed, usersQueries } from '#queries/users.ts';
import { choiceSource } from '#shared/form/ObjectChoice.tsx';
import type { User } from '@archive-console/api-client';

/** What a field of a form offers of the users. */
export const userChoice = choiceSource('user', usersQueries.matching, (user: User) => ({
  id: user.id,
  label: nameOf(user),
  second: user.primaryEmail || user.userName,
}));

/** A user as the value of such a field. */
export const chosenUser = (user: User) => ({ id: user.id, label: nameOf(user), kind: 'user' });

/** The user that a text names, as the value of such a field. */
export async function chosenUserNamed(...named: Parameters<typeof userNamed>) {
  const user = await userNamed(...named);
  return user && chosenUser(user);
}
