import type { ParseKeys } from 'i18next';
import * as v from 'valibot';
import { usersBulk } from '#queries/users-bulk.ts';
import { type OrderContext, resumable } from '#shared/bulk/resumable-action.ts';
import { resumableDeletion } from '#shared/bulk/resumable-deletion.ts';
import { resumableRemoval } from '#shared/bulk/resumable-removal.ts';
import { listNames } from '#shared/i18n/list-names.ts';
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
        reason: (error) => (isRoleUnknown(error) ? t('addRoles.other.unknown') : undefined),
      };
    },
  });

export const rolesActions = { addRoles: rolesAction('addRoles'), removeRoles: rolesAction('removeRoles') };

export const addUsersToGroups = resumable({
  id: 'users.addToGroups',
  words: ['users'],
  choice: v.array(v.object({ id: v.string(), name: v.string() })),
  order(chosen, context) {
    const t = wordsOf(context);
    const ids = chosen.map(({ id }) => id);
    const groups = listNames(
      chosen.map(({ name }) => name),
      context.i18n.language,
    );
    return {
      ...usersBulk.addToGroups(context.queryClient, ids),
      title: t('bulk.addToGroups.run', { groups }),
      done: (count) => t('bulk.addToGroups.done', { count, groups }),
      partlyDone: (count, total) => t('bulk.addToGroups.partlyDone', { count, total, groups }),
      fileName: t('bulk.addToGroups.file'),
    };
  },
});

export const deleteUsers = resumableDeletion('users.delete', 'users', usersBulk.remove);

/** One user leaves groups. */
export const leaveGroups = resumableRemoval('users.leaveGroups', 'users', usersBulk.removeFromGroups);
