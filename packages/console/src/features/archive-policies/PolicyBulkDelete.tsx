import type { ArchivePolicy } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import { bulkDeleteWords } from '#shared/bulk/bulk-delete-words.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { BulkDeleteDialog } from '#shared/bulk/BulkDeleteDialog.tsx';
import { deletePolicies } from './policy-bulk-actions.ts';

/** Asks before many policies are deleted. */
export function PolicyBulkDelete(dialog: BulkDialogProps<ArchivePolicy>) {
  const { t } = useTranslation('archive-policies');
  return (
    <BulkDeleteDialog
      {...dialog}
      targetOf={({ id, name }) => ({ id, name })}
      whyNot={() => undefined}
      deletion={deletePolicies}
      words={bulkDeleteWords(t)}
    />
  );
}
