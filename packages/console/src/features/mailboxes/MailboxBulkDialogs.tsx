import type { Mailbox } from '@archive-console/api-client';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userChoice } from '#entities/users/user-choice.ts';
import { UserPicker } from '#entities/users/UserPicker.tsx';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { targetByName } from '#shared/bulk/bulk-target.ts';
import { divideRows, ExcludedRows, excludeManaged, NothingToDoDialog } from '#shared/bulk/ExcludedRows.tsx';
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
  const guard = useDirtyGuard(isOpen && owner.id !== '');
  const whyNot = excludeManaged({ reason: t('rules.editManaged'), short: t('bulk.managed') });
  const { going, excluded } = divideRows(rows, targetByName, whyNot);
  const count = going.length;

  function forget(): void {
    setOwner(noObject);
    setTried(false);
  }

  function submit(): void {
    setTried(true);
    if (owner.id === '') return;
    const choice = { owner: { id: owner.id, label: owner.label } };
    forget();
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
        onClose={() => {
          forget();
          onClose();
        }}
      >
        <SelectedNames names={going.map(({ name }) => name)} />
        <ObjectChoice
          field={{
            id,
            label: t('bulk.changeOwner.owner'),
            hint: t('bulk.changeOwner.ownerHint'),
            value: owner,
            error: isTried && owner.id === '' ? t('bulk.changeOwner.missing') : undefined,
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
