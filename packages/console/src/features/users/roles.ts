import { TENANT_ADMIN } from '@archive-console/api-client';
import { formatList } from '@archive-console/ui';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { hasCode } from '#shared/errors/has-code.ts';

/** What a role is called: the one that is known has a name, any other is shown as the service writes it (D6). */
export function useRoleName(): (role: string) => string {
  const { i18n } = useTranslation('area');
  return roleNameIn(i18n);
}

/** The same outside of screens. */
const roleNameIn = (instance: i18n) => (role: string) =>
  role === TENANT_ADMIN ? instance.getFixedT(null, 'area')('users.administrator') : role;

/** The names of roles, as a sentence lists them; empty for none. */
export const roleNamesIn = (instance: i18n) => (roles: readonly string[]) =>
  formatList(roles.map(roleNameIn(instance)), instance.language);

/** The same for screens. */
export function useRoleNames(): (roles: readonly string[]) => string {
  const { i18n } = useTranslation('area');
  return roleNamesIn(i18n);
}

/** The check box of a role, with the reason why it cannot be changed. */
export function useRoleBox() {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  return (role: string, disabledReason: string | undefined) => ({
    value: role,
    label: roleName(role),
    hint: role === TENANT_ADMIN && t('roles.administrator.text'),
    disabledReason,
  });
}

/** One role that can be given. */
export interface RoleChoice {
  role: string;
  /** The user holds it already. */
  held: boolean;
}

/** The roles that are ticked, and the one that is typed. */
export interface RolesChosen {
  ticked: readonly string[];
  typed: string;
}

export const noRoles: RolesChosen = { ticked: [], typed: '' };

/** Roles that were chosen before: those that are offered are ticked, another one is typed. */
export function chosenBefore(roles: readonly string[], choices: readonly RoleChoice[]): RolesChosen {
  const isOffered = (wanted: string) => choices.some(({ role }) => role === wanted);
  return { ticked: roles.filter(isOffered), typed: roles.find((role) => !isOffered(role)) ?? '' };
}

/** The roles a picker offers: the one that is known, and every other that was seen in answers (D6). */
export function roleChoices(held: readonly string[], seen: readonly string[]): RoleChoice[] {
  const others = [...new Set([...held, ...seen])].filter((role) => role !== TENANT_ADMIN);
  return [TENANT_ADMIN, ...others.toSorted((one, other) => one.localeCompare(other))].map((role) => ({
    role,
    held: held.includes(role),
  }));
}

/** The roles to give: those ticked and the one typed, without those already held. */
export const rolesToGive = (ticked: readonly string[], typed: string, held: readonly string[]): string[] =>
  [...new Set([...ticked, typed.trim()])].filter((role) => role !== '' && !held.includes(role));

/** Whether the service does not know a role: besides the user, roles are all that is sent. */
export const isRoleUnknown = (error: unknown): boolean => hasCode(error, 'Default.ValidationError');
