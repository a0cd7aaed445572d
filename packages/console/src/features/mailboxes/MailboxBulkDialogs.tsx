import type { Mailbox } from '@archive-console/api-client';
import { RadioCards } from '@archive-console/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userChoice } from '#entities/users/user-choice.ts';
import { UserPicker } from '#entities/users/UserPicker.tsx';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { targetByName } from '#shared/bulk/bulk-target.ts';
import { BulkFormDialog } from '#shared/bulk/BulkFormDialog.tsx';
import { BulkPickerDialog } from '#shared/bulk/BulkPickerDialog.tsx';
import { divideRows, useExcludeManaged } from '#shared/bulk/ExcludedRows.tsx';
import { useBulkOrder } from '#shared/bulk/use-bulk-order.ts';
import { type ChosenObject, noObject, ObjectChoice } from '#shared/form/ObjectChoice.tsx';
import { addDelegatesToMailboxes, changeOwnerOfMailboxes } from './mailbox-bulk-actions.ts';

/** Makes one person the owner of many mailboxes, or takes the owner away. */
export function MailboxBulkOwner({ isOpen, rows, onStart, onClose }: BulkDialogProps<Mailbox>) {
  const { t } = useTranslation(['mailboxes', 'area']);
  const id = useId();
  const orderOf = useBulkOrder();
  const [owner, setOwner] = useState<ChosenObject | null>(noObject);
  const [isTried, setTried] = useState(false);
  const isChosen = owner === null || owner.id !== '';
  const whyNot = useExcludeManaged(t('rules.editManaged'));
  const { going, excluded } = divideRows(rows, targetByName, whyNot);
  const count = going.length;

  function submit(): void {
    setTried(true);
    if (!isChosen) return;
    const choice = { owner: owner && { id: owner.id, label: owner.label } };
    onStart({ ...orderOf(changeOwnerOfMailboxes, choice, count), rows: going, excluded });
  }

  return (
    <BulkFormDialog
      isOpen={isOpen}
      isFilledIn={isChosen}
      title={t('bulk.changeOwner.title', { count })}
      submit={owner ? t('bulk.changeOwner.confirm', { count }) : t('bulk.noOwner.confirm', { count })}
      onSubmit={submit}
      onClose={onClose}
      going={going.map(({ name }) => name)}
      excluded={excluded}
      none={t('bulk.changeOwner.none', { count: rows.length })}
    >
      <RadioCards
        label={t('field.owner')}
        columns={1}
        value={owner === null ? 'none' : 'person'}
        onChange={(who) => setOwner(who === 'none' ? null : noObject)}
        options={[
          { value: 'person', title: t('bulk.changeOwner.person'), text: t('bulk.changeOwner.personText') },
          { value: 'none', title: t('area:mailboxes.ownerless'), text: t('bulk.noOwner.text') },
        ]}
      />
      {owner && (
        <ObjectChoice
          field={{
            id,
            label: t('bulk.changeOwner.owner'),
            hint: undefined,
            value: owner,
            error: isTried && !isChosen ? t('bulk.changeOwner.missing') : undefined,
            whyLocked: undefined,
            onChange: (value) => setOwner(value as ChosenObject),
            onBlur: () => undefined,
          }}
          sources={[userChoice]}
          open={t('bulk.changeOwner.ownerOpen')}
          required
        />
      )}
    </BulkFormDialog>
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
