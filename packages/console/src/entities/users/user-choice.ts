import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';
import { addressInAscii } from '#queries/ascii-domain.ts';
import { nameOf, usersNamed, usersQueries } from '#queries/users.ts';
import type { FindObject } from '#shared/create-many/many-spec.ts';
import { choiceSource } from '#shared/form/ObjectChoice.tsx';
import type { User } from '@archive-console/api-client';

/** What a field of a form offers of the users. */
export const userChoice = choiceSource('user', usersQueries.matching, (user: User) => ({
  id: user.id,
  label: nameOf(user),
  second: addressInLetters(user.primaryEmail || user.userName),
}));

/** A user as the value of such a field. */
export const chosenUser = (user: User) => ({ id: user.id, label: nameOf(user), kind: 'user' });

/** So many are named where several have the name that was typed. */
const NAMED = 3;

/** The user that a cell names; of several with the same name or e-mail address, how each of them is written. */
export const findUser: FindObject = async (queryClient, text, signal) => {
  const [user, ...others] = await usersNamed(queryClient, text, signal);
  if (user === undefined) return undefined;
  if (others.length === 0) return chosenUser(user);
  const userNames = [user, ...others].map(({ userName }) => userName).toSorted();
  const names = [...userNames.slice(0, NAMED), ...(userNames.length > NAMED ? ['…'] : [])].join(', ');
  const isEmail = user.primaryEmail.toLowerCase() === addressInAscii(text).toLowerCase();
  const mistake = isEmail ? 'create-many:mistake.usersOfEmail' : 'create-many:mistake.users';
  return { mistake, values: { text, names } };
};
