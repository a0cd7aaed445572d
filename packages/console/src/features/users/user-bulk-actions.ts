import { formatList } from '@archive-console/ui';
import * as v from 'valibot';
import { usersBulk } from '#queries/users-bulk.ts';
import { deletionOrder } from '#shared/bulk/bulk-delete-words.ts';
import { type OrderContext, resumable } from '#shared/bulk/resumable-action.ts';
import { isRoleUnknown, roleNameIn } from './roles.ts';

const roles = v.array(v.string());
const wordsOf = ({ i18n }: OrderContext) => i18n.getFixedT(null, 'users');

/** Roles as a run calls them: "the role Administrator". */
function namesOf(chosen: readonly string[], context: OrderContext): string {
  const list = formatList(chosen.map(roleNameIn(context.i18n)), context.i18n.language);
  return wordsOf(context)('bulk.roles', { count: chosen.length, roles: list });
}

/** Why a role was not given or taken, where the code does not say it well. */
const reasonIn = (context: OrderContext) => (error: unknown) =>
  isRoleUnknown(error) ? wordsOf(context)('addRoles.other.unknown') : undefined;

export const addRolesToUsers = resumable({
  id: 'users.addRoles',
  words: ['users', 'area'],
  choice: roles,
  order(chosen, context) {
    const t = wordsOf(context);
    const names = namesOf(chosen, context);
    return {
      ...usersBulk.addRoles(context.queryClient, chosen),
      title: t('bulk.addRoles.run', { count: context.count, roles: names }),
      done: (count) => t('bulk.addRoles.done', { count, roles: names }),
      partlyDone: (count, total) => t('bulk.addRoles.partlyDone', { count, total, roles: names }),
      fileName: t('bulk.addRoles.file'),
      reason: reasonIn(context),
    };
  },
});

export const removeRolesFromUsers = resumable({
  id: 'users.removeRoles',
  words: ['users', 'area'],
  choice: roles,
  order(chosen, context) {
    const t = wordsOf(context);
    const names = namesOf(chosen, context);
    return {
      ...usersBulk.removeRoles(context.queryClient, chosen),
      title: t('bulk.removeRoles.run', { count: context.count, roles: names }),
      done: (count) => t('bulk.removeRoles.done', { count, roles: names }),
      partlyDone: (count, total) => t('bulk.removeRoles.partlyDone', { count, total, roles: names }),
      fileName: t('bulk.removeRoles.file'),
      reason: reasonIn(context),
    };
  },
});

export const addUsersToGroups = resumable({
  id: 'users.addToGroups',
  words: ['users'],
  choice: v.array(v.object({ id: v.string(), name: v.string() })),
  order(chosen, context) {
    const t = wordsOf(context);
    const ids = chosen.map(({ id }) => id);
    const groups = formatList(
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

export const deleteUsers = resumable({
  id: 'users.delete',
  words: ['users'],
  choice: v.null(),
  order: (_choice, context) => ({
    ...usersBulk.remove(context.queryClient),
    ...deletionOrder(wordsOf(context), context.count),
  }),
});

/** One user leaves groups; `first` is the name of the first of them. */
export const leaveGroups = resumable({
  id: 'users.leaveGroups',
  words: ['users'],
  choice: v.object({ userId: v.string(), name: v.string(), first: v.string() }),
  order({ userId, name, first }, context) {
    const t = wordsOf(context);
    return {
      ...usersBulk.removeFromGroups(context.queryClient, userId),
      title: t('groups.run', { name }),
      done: (count) => t('groups.removed', { count, name, group: first }),
      partlyDone: (count, total) => t('groups.partlyRemoved', { count, name, left: total - count }),
      fileName: t('groups.file'),
    };
  },
});
