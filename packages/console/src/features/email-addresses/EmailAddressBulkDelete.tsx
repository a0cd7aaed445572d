import type { Address } from '@archive-console/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { emailAddressesBulk } from '#queries/email-addresses.ts';
import { bulkDeleteWords } from '#shared/bulk/bulk-delete-words.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { BulkDeleteDialog } from '#shared/bulk/BulkDeleteDialog.tsx';
import { useWhyNotDelete } from './use-why-not-delete.ts';

/** Asks before many addresses are deleted. */
export function EmailAddressBulkDelete(dialog: BulkDialogProps<Address>) {
  const { t } = useTranslation('email-addresses');
  const queryClient = useQueryClient();
  const whyNotDelete = useWhyNotDelete();
  return (
    <BulkDeleteDialog
      {...dialog}
      targetOf={({ id, address }) => ({ id, name: address })}
      whyNot={(address) => {
        const reason = whyNotDelete(address);
        return reason === undefined ? undefined : { reason, short: t('bulk.delete.managed') };
      }}
      bulk={emailAddressesBulk.remove(queryClient)}
      words={bulkDeleteWords(t)}
    />
  );
}
