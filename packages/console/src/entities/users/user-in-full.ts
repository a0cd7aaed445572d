import type { User } from '@archive-console/api-client';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';
import { nameOf } from '#queries/users.ts';

/** A user on paper and in a file, where several may be called alike: the name and the e-mail address. */
export const userInFull = (user: User): string => `${nameOf(user)} <${addressInLetters(user.primaryEmail)}>`;
