import type { Mailbox } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import { UserPicker } from '#entities/users/UserPicker.tsx';
import { mailboxesMutations, mailboxesQueries } from '#queries/mailboxes.ts';
import { PickerDialog } from '#shared/actions/PickerDialog.tsx';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { targetByName } from '#shared/bulk/bulk-target.ts';
import { divideRows, excludeManaged, NothingToDoDialog } from '#shared/bulk/ExcludedRows.tsx';
import { useBulkOrder } from '#shared/bulk/use-bulk-order.ts';
import { useObject } from '#shared/details/use-object.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { addDelegatesToMailboxes } from './mailbox-bulk-actions.ts';
import { mailboxDetails } from './mailbox-details.ts';

/** Lets users see a mailbox. */
export function MailboxAddDelegatesDialog() {
  const { t } = useTranslation('mailboxes');
  const { id, name, ownerId } = useObject(mailboxDetails);
  return (
    <PickerDialog
      picker={UserPicker}
      title={t('addDelegates.title', { name })}
      confirm={(count) => t('addDelegates.submit', { count })}
      already={t('addDelegates.already')}
      whyNot={(userId) => (userId === ownerId ? t('rules.owns') : undefined)}
      alreadyIn={mailboxesQueries.allDelegateIds(id)}
      mutation={mailboxesMutations.addDelegates()}
      inverse={mailboxesMutations.removeDelegates()}
      inputOf={(userIds) => ({ mailboxId: id, userIds })}
      done={(count, user) => t('addDelegates.added', { count, name, user })}
      page={mailboxesPaths.details(id, 'delegates')}
    />
  );
}

const none: readonly string[] = [];

/** Lets the same users see many mailboxes. An owner is left out of their own mailboxes: the service would refuse it. */
export function MailboxBulkDelegates({ isOpen, rows, onStart, onClose }: BulkDialogProps<Mailbox>) {
  const { t } = useTranslation('mailboxes');
  const orderOf = useBulkOrder();
  const whyNot = excludeManaged({ reason: t('rules.delegatesManaged'), short: t('bulk.managed') });
  const { going, excluded } = divideRows(rows, targetByName, whyNot);
  const start = (users: readonly { id: string; name: string }[]) => {
    const ids = new Set(users.map(({ id }) => id));
    const ownsIt = ({ ownerId }: Mailbox) => ownerId !== null && ids.has(ownerId);
    const chosen = divideRows(rows, targetByName, (mailbox) =>
      ids.size === 1 && ownsIt(mailbox)
        ? { reason: t('rules.owns'), short: t('rules.owns') }
        : whyNot(mailbox),
    );
    const choice = {
      users: users.map(({ id, name }) => ({ id, name })),
      owners: Object.fromEntries(chosen.going.filter(ownsIt).map(({ id, ownerId }) => [id, ownerId ?? ''])),
    };
    onStart({
      ...orderOf(addDelegatesToMailboxes, choice, chosen.going.length),
      rows: chosen.going,
      excluded: chosen.excluded,
    });
  };
  return (
    <>
      <UserPicker
        isOpen={isOpen && going.length > 0}
        title={t('bulk.addDelegates.title', { count: going.length })}
        confirm={(count) => t('addDelegates.submit', { count })}
        alreadyIn={none}
        onClose={onClose}
        onConfirm={start}
      />
      <NothingToDoDialog
        isOpen={isOpen && going.length === 0}
        onClose={onClose}
        title={t('bulk.addDelegates.none', { count: rows.length })}
        excluded={excluded}
      />
    </>
  );
}
