import { TENANT_ADMIN, type User } from '@archive-console/api-client';
import type { ParseKeys } from 'i18next';

/** The signed-in user, as far as the rules ask. */
interface Me {
  userId: string;
}

type Reason = ParseKeys<'users'>;

/** Why this user cannot be deleted here: the refusals of `deleteUser`, known before it is called. */
export function whyNotDelete(user: User, me: Me): Reason | undefined {
  if (user.id === me.userId) return 'rules.deleteSelf';
  return user.hasExternalReference ? 'rules.deleteManaged' : undefined;
}

/**
 * Whether the signed-in administrator is the only one once these users have lost the role. Where there was no other one
 * before, nothing is lost.
 */
export function leavesNoOtherAdministrator(
  administrators: readonly string[],
  losing: readonly string[],
  me: Me,
): boolean {
  const others = administrators.filter((id) => id !== me.userId);
  const lost = new Set(losing);
  return others.length > 0 && others.every((id) => lost.has(id));
}

/** Why this role cannot be taken from this user: the signed-in administrator keeps their own. */
export function whyNotRemoveRole(role: string, userId: string, me: Me): Reason | undefined {
  return role === TENANT_ADMIN && userId === me.userId ? 'rules.removeOwnAdministrator' : undefined;
}
