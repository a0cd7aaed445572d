import type { Address } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import { bulkDeleteWords } from '#shared/bulk/bulk-delete-words.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { BulkDeleteDialog } from '#shared/bulk/BulkDeleteDialog.tsx';
import { deleteEmailAddresses } from './address-bulk-actions.ts';
import { useWhyNotDelete } from './use-why-not-delete.ts';

/** Asks before many addresses are deleted. */
export function EmailAddressBulkDelete(dialog: BulkDialogProps<Address>) {
  const { t } = useTranslation(['email-addresses', 'objects']);
  const whyNotDelete = useWhyNotDelete();
  return (
    <BulkDeleteDialog
      {...dialog}
      targetOf={({ id, address }) => ({ id, name: address })}
      whyNot={(address) => {
        const reason = whyNotDelete(address);
        return reason === undefined ? undefined : { reason, short: t('objects:bulk.managed') };
      }}
      deletion={deleteEmailAddresses}
      words={bulkDeleteWords(t)}
    />
  );
}
