import * as v from 'valibot';
import { mailboxesBulk } from '#queries/mailboxes-bulk.ts';
import { resumable } from '#shared/bulk/resumable-action.ts';
import { addedObjects, resumableAddition } from '#shared/bulk/resumable-addition.ts';
import { resumableDeletion } from '#shared/bulk/resumable-deletion.ts';
import { resumableRemoval } from '#shared/bulk/resumable-removal.ts';

export const deleteMailboxes = resumableDeletion('mailboxes.delete', 'mailboxes', mailboxesBulk.remove);

/** The same users see many mailboxes; an owner is left out of their own, because the service would refuse it. */
export const addDelegatesToMailboxes = resumableAddition({
  id: 'mailboxes.addDelegates',
  area: 'mailboxes',
  choice: v.object({
    users: addedObjects,
    /** By mailbox, the one of them who owns it. */
    owners: v.record(v.string(), v.string()),
  }),
  addedIn: ({ users }) => users,
  addToEach: (queryClient, { users, owners }) =>
    mailboxesBulk.addDelegates(queryClient, (mailboxId) =>
      users.map(({ id }) => id).filter((id) => id !== owners[mailboxId]),
    ),
});

/** Many mailboxes get the same owner, or have none any more. */
export const changeOwnerOfMailboxes = resumable({
  id: 'mailboxes.changeOwner',
  words: ['mailboxes'],
  choice: v.object({ owner: v.nullable(v.object({ id: v.string(), label: v.string() })) }),
  order({ owner }, { queryClient, i18n }) {
    const t = i18n.getFixedT(null, 'mailboxes');
    const run = {
      ...mailboxesBulk.changeOwner(queryClient, owner?.id ?? null),
      fileName: t('bulk.changeOwner.file'),
    };
    if (owner === null)
      return {
        ...run,
        title: t('bulk.noOwner.run'),
        done: (count) => t('bulk.noOwner.done', { count }),
        partlyDone: (count, total) => t('bulk.noOwner.partlyDone', { count, total }),
      };
    const { label: name } = owner;
    return {
      ...run,
      title: t('bulk.changeOwner.run', { name }),
      done: (count) => t('bulk.changeOwner.done', { count, name }),
      partlyDone: (count, total) => t('bulk.changeOwner.partlyDone', { count, total, name }),
    };
  },
});

/** Users see one mailbox no more. */
export const removeDelegates = resumableRemoval(
  'mailboxes.removeDelegates',
  'mailboxes',
  mailboxesBulk.removeDelegates,
);
