import type { Mailbox } from '@archive-console/api-client';
import { formatList } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { UserPicker } from '#entities/users/UserPicker.tsx';
import { mailboxesBulk, mailboxesMutations, mailboxesQueries } from '#queries/mailboxes.ts';
import { PickerDialog } from '#shared/actions/PickerDialog.tsx';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { divideRows, NothingToDoDialog } from '#shared/bulk/ExcludedRows.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
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
const targetOf = ({ id, name }: Mailbox) => ({ id, name });

/** Lets the same users see many mailboxes. An owner is left out of their own mailboxes: the service would refuse it. */
export function MailboxBulkDelegates({ isOpen, rows, onStart, onClose }: BulkDialogProps<Mailbox>) {
  const { t, i18n } = useTranslation('mailboxes');
  const queryClient = useQueryClient();
  const whyNot = ({ hasExternalReference }: Mailbox) =>
    hasExternalReference ? { reason: t('rules.delegatesManaged'), short: t('bulk.managed') } : undefined;
  const { going, excluded } = divideRows(rows, targetOf, whyNot);
  const start = (users: readonly { id: string; name: string }[]) => {
    const idsFor = (mailbox: Mailbox | undefined) =>
      users.map(({ id }) => id).filter((id) => id !== mailbox?.ownerId);
    const chosen = divideRows(rows, targetOf, (mailbox) =>
      idsFor(mailbox).length === 0 ? { reason: t('rules.owns'), short: t('rules.owns') } : whyNot(mailbox),
    );
    const byId = new Map(chosen.going.map((mailbox) => [mailbox.id, mailbox]));
    const people = formatList(
      users.map(({ name }) => name),
      i18n.language,
    );
    onStart({
      ...mailboxesBulk.addDelegates(queryClient, (id) => idsFor(byId.get(id))),
      rows: chosen.going,
      excluded: chosen.excluded,
      title: t('bulk.addDelegates.run', { people }),
      done: (count) => t('bulk.addDelegates.done', { count, people }),
      partlyDone: (count, total) => t('bulk.addDelegates.partlyDone', { count, total }),
      fileName: t('bulk.addDelegates.file'),
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
