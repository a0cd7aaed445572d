import type { ParseKeys } from 'i18next';
import * as v from 'valibot';
import { usersBulk } from '#queries/users-bulk.ts';
import { type OrderContext, resumable } from '#shared/bulk/resumable-action.ts';
import { addedObjects, resumableAddition } from '#shared/bulk/resumable-addition.ts';
import { resumableDeletion } from '#shared/bulk/resumable-deletion.ts';
import { resumableRemoval } from '#shared/bulk/resumable-removal.ts';
import { isRoleUnknown, roleNamesIn } from './roles.ts';

const wordsOf = ({ i18n }: OrderContext) => i18n.getFixedT(null, 'users');

/** The words of a change of roles: what is asked, and what is said of its run. */
export const rolesWords = {
  addRoles: {
    title: 'bulk.addRoles.title',
    confirm: 'bulk.addRoles.confirm',
    sure: 'bulk.addRoles.sure.title',
    confirmSure: 'bulk.addRoles.sure.confirm',
    run: 'bulk.addRoles.run',
    done: 'bulk.addRoles.done',
    partlyDone: 'bulk.addRoles.partlyDone',
    file: 'bulk.addRoles.file',
  },
  removeRoles: {
    title: 'bulk.removeRoles.title',
    confirm: 'bulk.removeRoles.confirm',
    sure: 'bulk.removeRoles.sure.title',
    confirmSure: 'bulk.removeRoles.sure.confirm',
    run: 'bulk.removeRoles.run',
    done: 'bulk.removeRoles.done',
    partlyDone: 'bulk.removeRoles.partlyDone',
    file: 'bulk.removeRoles.file',
  },
} satisfies Record<RolesChange, Record<string, ParseKeys<'users'>>>;

/** Roles are given to many, or taken from them. */
export type RolesChange = 'addRoles' | 'removeRoles';

const rolesAction = (change: RolesChange) =>
  resumable({
    id: `users.${change}`,
    words: ['users', 'area'],
    choice: v.array(v.string()),
    order(chosen, context) {
      const t = wordsOf(context);
      const words = rolesWords[change];
      const list = roleNamesIn(context.i18n)(chosen);
      const roles = t('bulk.roles', { count: chosen.length, roles: list });
      return {
        ...usersBulk[change](context.queryClient, chosen),
        title: t(words.run, { count: context.count, roles }),
        done: (count) => t(words.done, { count, roles }),
        partlyDone: (count, total) => t(words.partlyDone, { count, total, roles }),
        fileName: t(words.file),
        correctLabel: (error) => (isRoleUnknown(error) ? t('bulk.addRoles.correct') : undefined),
        reason: (error) => (isRoleUnknown(error) ? t('addRoles.other.unknown') : undefined),
      };
    },
  });

export const rolesActions = { addRoles: rolesAction('addRoles'), removeRoles: rolesAction('removeRoles') };

export const addUsersToGroups = resumableAddition({
  id: 'users.addToGroups',
  area: 'users',
  choice: addedObjects,
  addedIn: (groups) => groups,
  addToEach: (queryClient, groups) =>
    usersBulk.addToGroups(
      queryClient,
      groups.map(({ id }) => id),
    ),
});

export const deleteUsers = resumableDeletion('users.delete', 'users', usersBulk.remove);

/** One user leaves groups. */
export const leaveGroups = resumableRemoval('users.leaveGroups', 'users', usersBulk.removeFromGroups);
