import type { ArchivePolicy } from '@archive-console/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { archivePoliciesBulk } from '#queries/archive-policies.ts';
import { bulkDeleteWords } from '#shared/bulk/bulk-delete-words.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { BulkDeleteDialog } from '#shared/bulk/BulkDeleteDialog.tsx';

/** Asks before many policies are deleted. */
export function PolicyBulkDelete(dialog: BulkDialogProps<ArchivePolicy>) {
  const { t } = useTranslation('archive-policies');
  const queryClient = useQueryClient();
  return (
    <BulkDeleteDialog
      {...dialog}
      targetOf={({ id, name }) => ({ id, name })}
      whyNot={() => undefined}
      bulk={archivePoliciesBulk.remove(queryClient)}
      words={bulkDeleteWords(t)}
    />
  );
}
