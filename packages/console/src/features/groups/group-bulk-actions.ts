import * as v from 'valibot';
import { groupsBulk } from '#queries/groups.ts';
import { deletionOrder } from '#shared/bulk/bulk-delete-words.ts';
import { resumable } from '#shared/bulk/resumable-action.ts';

export const deleteGroups = resumable({
  id: 'groups.delete',
  words: ['groups'],
  choice: v.null(),
  order: (_choice, { queryClient, i18n, count }) => ({
    ...groupsBulk.remove(queryClient),
    ...deletionOrder(i18n.getFixedT(null, 'groups'), count),
  }),
});

/** Users leave one group; `first` is the name of the first of them. */
export const removeMembers = resumable({
  id: 'groups.removeMembers',
  words: ['groups'],
  choice: v.object({ groupId: v.string(), name: v.string(), first: v.string() }),
  order({ groupId, name, first }, { queryClient, i18n }) {
    const t = i18n.getFixedT(null, 'groups');
    return {
      ...groupsBulk.removeMembers(queryClient, groupId),
      title: t('members.run', { name }),
      done: (count) => t('members.removed', { count, name, user: first }),
      partlyDone: (count, total) => t('members.partlyRemoved', { count, name, left: total - count }),
      fileName: t('members.file'),
    };
  },
});
