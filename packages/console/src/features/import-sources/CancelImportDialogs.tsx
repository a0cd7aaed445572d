import { Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { isImportRunning } from '#queries/import-progress.ts';
import { countCanceled, importSourcesMutations, type ListedSource } from '#queries/import-sources.ts';
import type { ObjectDialogProps } from '#shared/actions/action.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { ManyImportsDialog } from './ManyImportsDialog.tsx';
import type { Candidate, SourceObject } from './use-candidates.ts';

interface CancelDialogProps {
  isOpen: boolean;
  onClose: () => void;
  sources: readonly SourceObject[];
  matching?: object | undefined;
}

/** Asks for how many sources the import that runs is canceled. */
function CancelDialog(props: CancelDialogProps) {
  const { t } = useTranslation('import-sources');
  return (
    <ManyImportsDialog
      {...props}
      whyNot={({ flags, importSourceTaskState = '' }: Candidate) => {
        if (importSourceTaskState === 'CancellationPending')
          return { reason: t('rules.canceling'), short: t('state.CancellationPending') };
        if (!isImportRunning(importSourceTaskState))
          return { reason: t('rules.notRunning'), short: t('flag.notRunning') };
        if (flags.autoStart) return { reason: t('rules.cancelAuto'), short: t('rules.cancelAuto') };
        return undefined;
      }}
      mutation={importSourcesMutations.cancel}
      countDone={countCanceled}
      inputOf={(selection) => selection}
      words={{
        title: (count, name) => t('cancel.title', { count, name }),
        confirm: (count) => t('cancel.confirm', { count }),
        done(count, total, name) {
          if (count === undefined) return t('cancel.doneUncounted');
          return count < total ? t('cancel.partlyDone', { count, total }) : t('cancel.done', { count, name });
        },
        none: (count) => t('cancel.none', { count }),
        excluded: t('cancel.excluded'),
      }}
    >
      <Text>{t('cancel.text')}</Text>
    </ManyImportsDialog>
  );
}

export function CancelImportDialog({ object, isOpen, onClose }: ObjectDialogProps<SourceObject>) {
  return <CancelDialog isOpen={isOpen} onClose={onClose} sources={[object]} />;
}

export function CancelImportOfMany({ rows, ...dialog }: BulkDialogProps<ListedSource>) {
  return <CancelDialog {...dialog} sources={rows} />;
}
