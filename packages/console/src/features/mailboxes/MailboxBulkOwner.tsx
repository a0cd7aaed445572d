import type { Mailbox } from '@archive-console/api-client';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userChoice } from '#entities/users/user-choice.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { targetByName } from '#shared/bulk/bulk-target.ts';
import { divideRows, ExcludedRows, excludeManaged, NothingToDoDialog } from '#shared/bulk/ExcludedRows.tsx';
import { SelectedNames } from '#shared/bulk/SelectedNames.tsx';
import { useBulkOrder } from '#shared/bulk/use-bulk-order.ts';
import { useDirtyGuard } from '#shared/form/dirty-guard.ts';
import { GuardedDialog } from '#shared/form/GuardedDialog.tsx';
import { type ChosenObject, noObject, ObjectChoice } from '#shared/form/ObjectChoice.tsx';
import { changeOwnerOfMailboxes } from './mailbox-bulk-actions.ts';

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
    const names = Object.fromEntries(going.map((mailbox) => [mailbox.id, mailbox.name]));
    const choice = { owner: { id: owner.id, label: owner.label }, names };
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
