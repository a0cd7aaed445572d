import * as v from 'valibot';
import { groupsBulk } from '#queries/groups.ts';
import { resumable } from '#shared/bulk/resumable-action.ts';
import { resumableDeletion } from '#shared/bulk/resumable-deletion.ts';

export const deleteGroups = resumableDeletion('groups.delete', 'groups', groupsBulk.remove);

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
