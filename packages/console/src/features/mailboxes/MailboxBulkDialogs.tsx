import type { Mailbox } from '@archive-console/api-client';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userChoice } from '#entities/users/user-choice.ts';
import { UserPicker } from '#entities/users/UserPicker.tsx';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { targetByName } from '#shared/bulk/bulk-target.ts';
import { BulkPickerDialog } from '#shared/bulk/BulkPickerDialog.tsx';
import {
  divideRows,
  ExcludedRows,
  NothingToDoDialog,
  useExcludeManaged,
} from '#shared/bulk/ExcludedRows.tsx';
import { SelectedNames } from '#shared/bulk/SelectedNames.tsx';
import { useBulkOrder } from '#shared/bulk/use-bulk-order.ts';
import { useDirtyGuard } from '#shared/form/dirty-guard.ts';
import { GuardedDialog } from '#shared/form/GuardedDialog.tsx';
import { type ChosenObject, noObject, ObjectChoice } from '#shared/form/ObjectChoice.tsx';
import { addDelegatesToMailboxes, changeOwnerOfMailboxes } from './mailbox-bulk-actions.ts';

/** Makes one person the owner of many mailboxes. */
export function MailboxBulkOwner({ isOpen, rows, onStart, onClose }: BulkDialogProps<Mailbox>) {
  const { t } = useTranslation('mailboxes');
  const id = useId();
  const orderOf = useBulkOrder();
  const [owner, setOwner] = useState<ChosenObject>(noObject);
  const [isTried, setTried] = useState(false);
  const isChosen = owner.id !== '';
  const guard = useDirtyGuard(isOpen && isChosen);
  const whyNot = useExcludeManaged(t('rules.editManaged'));
  const { going, excluded } = divideRows(rows, targetByName, whyNot);
  const count = going.length;

  function submit(): void {
    setTried(true);
    if (!isChosen) return;
    const choice = { owner: { id: owner.id, label: owner.label } };
    onStart({ ...orderOf(changeOwnerOfMailboxes, choice, count), rows: going, excluded });
  }

  return (
    <>
      <GuardedDialog
        isOpen={isOpen && count > 0}
        guard={guard}
        title={t('bulk.changeOwner.title', { count })}
        submit={t('bulk.changeOwner.confirm', { count })}
        onSubmit={submit}
        onClose={onClose}
      >
        <SelectedNames names={going.map(({ name }) => name)} />
        <ObjectChoice
          field={{
            id,
            label: t('bulk.changeOwner.owner'),
            hint: t('bulk.changeOwner.ownerHint'),
            value: owner,
            error: isTried && !isChosen ? t('bulk.changeOwner.missing') : undefined,
            isReadOnly: false,
            onChange: (value) => setOwner(value as ChosenObject),
            onBlur: () => undefined,
          }}
          sources={[userChoice]}
          open={t('bulk.changeOwner.ownerOpen')}
          required
        />
        <ExcludedRows rows={excluded} />
      </GuardedDialog>
      <NothingToDoDialog
        isOpen={isOpen && count === 0}
        onClose={onClose}
        title={t('bulk.changeOwner.none', { count: rows.length })}
        excluded={excluded}
      />
    </>
  );
}

/** Lets the same users see many mailboxes. An owner is left out of their own mailboxes: the service would refuse it. */
export function MailboxBulkDelegates(dialog: BulkDialogProps<Mailbox>) {
  const { t } = useTranslation('mailboxes');
  const whyNotManaged = useExcludeManaged(t('rules.delegatesManaged'));
  const owns = { reason: t('rules.owns'), short: t('rules.owns') };
  return (
    <BulkPickerDialog
      {...dialog}
      picker={UserPicker}
      title={(count) => t('bulk.add.title', { count })}
      confirm={(count) => t('addDelegates.submit', { count })}
      targetOf={targetByName}
      exclusion={{
        whyNot: (mailbox, [user, ...others]) =>
          user?.id === mailbox.ownerId && others.length === 0 ? owns : whyNotManaged(mailbox),
        none: (count) => t('bulk.add.none', { count }),
      }}
      action={addDelegatesToMailboxes}
      choiceOf={(users, mailboxes) => ({ users: [...users], owners: ownersAmong(users, mailboxes) })}
    />
  );
}

/** By mailbox, the one of these users who owns it. */
const ownersAmong = (users: readonly { id: string }[], mailboxes: readonly Mailbox[]) =>
  Object.fromEntries(
    mailboxes.flatMap(({ id, ownerId }) =>
      users.some((user) => user.id === ownerId) ? [[id, ownerId ?? '']] : [],
    ),
  );
