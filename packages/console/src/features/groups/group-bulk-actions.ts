import { groupsBulk } from '#queries/groups.ts';
import { resumableDeletion } from '#shared/bulk/resumable-deletion.ts';
import { resumableRemoval } from '#shared/bulk/resumable-removal.ts';

export const deleteGroups = resumableDeletion('groups.delete', 'groups', groupsBulk.remove);

/** Users leave one group. */
export const removeMembers = resumableRemoval('groups.removeMembers', 'groups', groupsBulk.removeMembers);
