import { type User } from '@archive-console/api-client';
import { CheckboxGroup } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { GroupsChoice } from '#entities/groups/GroupsChoice.tsx';
import { userGroupsMutations } from '#queries/users-groups.ts';
import { nameOf, rolesSeen, usersMutations } from '#queries/users.ts';
import { useFollowUp } from '#shared/actions/use-follow-up.ts';
import type { FieldSpec } from '#shared/form/fields.ts';
import { listNames } from '#shared/i18n/list-names.ts';
import { type ChosenObject, chosenObjectSchema } from '#shared/form/ObjectChoice.tsx';
import { useSeen } from '#shared/list/use-seen.ts';
import { roleChoices, useRoleBox, useRoleNames } from './roles.ts';
import { emptyUser, newUserSchema, type UserFormValues, useUserFields } from './user-form.ts';

/** What the form says of a new user: who they are, and what they may do from the start. */
export interface NewUser extends UserFormValues {
  roles: readonly string[];
  groups: readonly ChosenObject[];
}

export const blankUser: NewUser = { ...emptyUser, roles: [], groups: [] };

/** Checks a new user with roles and groups. */
export const userWithAccessSchema = v.object({
  ...newUserSchema.entries,
  roles: v.array(v.string()),
  groups: v.array(chosenObjectSchema),
});

/** The names of the roles and groups of a new user, as a sentence lists them; empty for none. */
export function useAccessNames() {
  const { i18n } = useTranslation();
  return {
    ofRoles: useRoleNames(),
    ofGroups: (groups: NewUser['groups']) =>
      listNames(
        groups.map(({ label }) => label),
        i18n.language,
      ),
  };
}

/** The fields of a new user. The roles to choose from are the one that is known and those seen in answers (D6). */
export function useNewUserFields(): readonly FieldSpec<NewUser>[] {
  const { t } = useTranslation(['users', 'new-user']);
  const seen = useSeen(rolesSeen);
  const roleBox = useRoleBox();
  const names = useAccessNames();
  return [
    ...useUserFields(false),
    {
      kind: 'custom',
      name: 'roles',
      label: t('new-user:roles'),
      textOf: (value) => names.ofRoles(value as NewUser['roles']),
      control: ({ whyLocked, value, onChange, onBlur: _left, ...texts }) => (
        <CheckboxGroup
          {...texts}
          options={roleChoices([], seen).map(({ role }) => roleBox(role, whyLocked))}
          value={value as readonly string[]}
          onChange={onChange}
        />
      ),
    },
    {
      kind: 'custom',
      name: 'groups',
      label: t('new-user:groups'),
      textOf: (value) => names.ofGroups(value as NewUser['groups']),
      control: (field) => <GroupsChoice field={field} />,
    },
  ];
}

/** Gives a user who exists since a moment their roles and groups. What fails is said, and can be tried again. */
export function useGiveAccess(): (user: User, access: NewUser) => Promise<void> {
  const { t } = useTranslation(['users', 'new-user']);
  const followUp = useFollowUp();
  const names = useAccessNames();

  return async (user, { roles, groups }) => {
    const [userId, name] = [user.id, nameOf(user)];
    if (roles.length > 0) {
      const given = { count: roles.length, name, roles: names.ofRoles(roles) };
      const words = { left: t('new-user:left.roles', given), done: t('addRoles.added', given) };
      await followUp(usersMutations.addRoles(), { userId, roles: [...roles] }, words);
    }
    if (groups.length > 0) {
      const given = { count: groups.length, name, groups: names.ofGroups(groups) };
      const words = { left: t('new-user:left.groups', given), done: t('addToGroups.added', given) };
      const groupIds = groups.map(({ id }) => id);
      await followUp(userGroupsMutations.add(), { userId, groupIds }, words);
    }
  };
}
