import type { Mailbox } from '@archive-console/api-client';
import { AddPersonIcon, EmailAddressesIcon, lazyPart } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Action, deleteAction, editAction, refuseManaged } from '#shared/actions/action.ts';
import { mailboxesPaths, type MailboxTab } from '#shared/paths/mailboxes.ts';

const deleteDialog = lazyPart(async () => (await import('./MailboxDeleteDialogs.tsx')).MailboxDeleteDialog);
const bulkDelete = lazyPart(async () => (await import('./MailboxDeleteDialogs.tsx')).MailboxBulkDelete);
const bulkOwner = lazyPart(async () => (await import('./MailboxBulkDialogs.tsx')).MailboxBulkOwner);
const bulkDelegates = lazyPart(async () => (await import('./MailboxBulkDialogs.tsx')).MailboxBulkDelegates);

/**
 * What can be done with a mailbox. The service refuses all of it for a mailbox that Microsoft 365 manages.
 *
 * @param tab the tab that editing leads back to
 */
export function useMailboxActions(tab?: MailboxTab): readonly Action<Mailbox>[] {
  const { t } = useTranslation('mailboxes');
  return useMemo(
    (): readonly Action<Mailbox>[] => [
      editAction<Mailbox>({
        label: t('action.edit'),
        to: (mailbox) => mailboxesPaths.edit(mailbox.id, tab),
        whyNot: refuseManaged(t('rules.editManaged')),
        many: { label: t('bulk.changeOwner.action'), dialog: bulkOwner },
      }),
      {
        id: 'createAddress',
        icon: EmailAddressesIcon,
        label: t('action.createAddress'),
        to: (mailbox) => mailboxesPaths.createAddress(mailbox.id),
        isOverPage: tab !== undefined,
        whyNot: refuseManaged(t('rules.addressesManaged')),
      },
      {
        id: 'addDelegates',
        icon: AddPersonIcon,
        label: t('action.addDelegates'),
        to: (mailbox) => mailboxesPaths.addDelegates(mailbox.id),
        isOverPage: tab !== undefined,
        whyNot: refuseManaged(t('rules.delegatesManaged')),
        many: { dialog: bulkDelegates },
      },
      deleteAction<Mailbox>({
        label: t('action.delete'),
        dialog: deleteDialog,
        whyNot: refuseManaged(t('rules.deleteManaged')),
        many: { label: t('bulk.deleteMany'), dialog: bulkDelete },
      }),
    ],
    [t, tab],
  );
}
