import type { Mailbox } from '@archive-console/api-client';
import { Stack, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OwnersBulkDelete } from '#entities/email-addresses/OwnersBulkDelete.tsx';
import { mailboxesMutations, mailboxesQueries } from '#queries/mailboxes.ts';
import type { ObjectDialogProps } from '#shared/actions/action.ts';
import { DeleteDialog } from '#shared/actions/DeleteDialog.tsx';
import { useNameToType } from '#shared/actions/use-name-to-type.ts';
import { bulkDeleteWords } from '#shared/bulk/bulk-delete-words.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { deleteMailboxes } from './mailbox-bulk-actions.ts';
import { MailboxDependants } from './MailboxDependants.tsx';

/** Asks before a mailbox is deleted: what belongs to it, and its name where mail still comes to its addresses. */
export function MailboxDeleteDialog({ object: mailbox, ...dialog }: ObjectDialogProps<Mailbox>) {
  const { t } = useTranslation('mailboxes');
  const { id, name } = mailbox;
  const typedName = useNameToType(name);
  const { data: addresses } = useQuery({ ...mailboxesQueries.addresses(id), enabled: dialog.isOpen });
  return (
    <DeleteDialog
      {...dialog}
      name={name}
      confirmLabel={t('delete.confirm')}
      dependants={
        <MailboxDependants
          mailbox={mailbox}
          title={t('dependants.title')}
          kinds={['owner', 'addresses', 'delegates', 'sources']}
        />
      }
      // Addresses that are not known yet, or cannot be read, may be there.
      typedName={addresses?.length === 0 ? undefined : typedName}
      mutation={mailboxesMutations.remove()}
      input={{ mailboxId: id }}
      notFound="Mailbox.NotFound"
    >
      <Stack gap={8}>
        <Text>{t('delete.text')}</Text>
        <Text tone="muted">{t('delete.stays')}</Text>
      </Stack>
    </DeleteDialog>
  );
}

/** Asks before many mailboxes are deleted. */
export function MailboxBulkDelete(dialog: BulkDialogProps<Mailbox>) {
  const { t } = useTranslation('mailboxes');
  return (
    <OwnersBulkDelete
      {...dialog}
      whyManaged={t('rules.deleteManaged')}
      isTypedWithAddresses
      deletion={deleteMailboxes}
      words={bulkDeleteWords(t)}
    />
  );
}
