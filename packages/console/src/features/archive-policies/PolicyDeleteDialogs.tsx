import type { ArchivePolicy } from '@archive-console/api-client';
import { Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { usePolicySentence } from '#entities/archive-policies/use-policy-sentence.ts';
import { archivePoliciesMutations } from '#queries/archive-policies.ts';
import type { ObjectDialogProps } from '#shared/actions/action.ts';
import { DeleteDialog } from '#shared/actions/DeleteDialog.tsx';
import { bulkDeleteWords } from '#shared/bulk/bulk-delete-words.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { targetByName } from '#shared/bulk/bulk-target.ts';
import { BulkDeleteDialog } from '#shared/bulk/BulkDeleteDialog.tsx';
import { deletePolicies } from './policy-bulk-actions.ts';

/** Asks before a policy is deleted, and says what it did. */
export function PolicyDeleteDialog({ object: policy, ...dialog }: ObjectDialogProps<ArchivePolicy>) {
  const { t } = useTranslation('archive-policies');
  const sentenceOf = usePolicySentence();
  const { id, name } = policy;
  return (
    <DeleteDialog
      {...dialog}
      name={name}
      confirmLabel={t('delete.confirm')}
      mutation={archivePoliciesMutations.remove()}
      input={{ archivePolicyId: id }}
      notFound="ArchivePolicy.NotFound"
    >
      <Stack gap={8}>
        <Text>{sentenceOf(policy)}</Text>
        <Text tone="muted">{t('delete.text')}</Text>
      </Stack>
    </DeleteDialog>
  );
}

/** Asks before many policies are deleted. */
export function PolicyBulkDelete(dialog: BulkDialogProps<ArchivePolicy>) {
  const { t } = useTranslation('archive-policies');
  return (
    <BulkDeleteDialog
      {...dialog}
      targetOf={targetByName}
      whyNot={() => undefined}
      deletion={deletePolicies}
      words={bulkDeleteWords(t)}
    />
  );
}
