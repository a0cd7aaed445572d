import { ConfirmDialog, Heading, Stack, Text } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDeleteWords } from './bulk-delete-words.ts';
import type { BulkDialogProps } from './bulk-dialog.ts';
import type { BulkTarget } from './bulk-rows.ts';
import { divideRows, ExcludedRows, type Exclusion, NothingToDoDialog } from './ExcludedRows.tsx';
import { useNumberToType } from './many.ts';
import type { ResumableAction } from './resumable-action.ts';
import { SelectedNames } from './SelectedNames.tsx';
import { useBulkOrder } from './use-bulk-order.ts';

interface BulkDeleteDialogProps<T> extends BulkDialogProps<T> {
  targetOf: (row: T) => BulkTarget;
  /** Why the service keeps this row. */
  whyNot: (row: T) => Exclusion | undefined;
  deletion: ResumableAction<null>;
  words: BulkDeleteWords;
  /** What else becomes of those that are deleted. */
  renderConsequences?: (going: readonly T[]) => ReactNode;
}

/** Asks before many objects are deleted: how many and which; the number is typed where they are many. What the service keeps is named with the reason, and not sent. */
export function BulkDeleteDialog<T>({
  isOpen,
  rows,
  onStart,
  onClose,
  targetOf,
  whyNot,
  deletion,
  words,
  renderConsequences,
}: BulkDeleteDialogProps<T>) {
  const { t } = useTranslation('objects');
  const orderOf = useBulkOrder();
  const { going, excluded } = divideRows(rows, targetOf, whyNot);
  const count = going.length;
  const typedName = useNumberToType(count);
  return (
    <>
      <ConfirmDialog
        isOpen={isOpen && count > 0}
        onClose={onClose}
        title={words.title(count)}
        confirmLabel={words.confirm(count)}
        typedName={typedName}
        onConfirm={() => onStart({ ...orderOf(deletion, null, count), rows: going, excluded })}
        dependants={
          <Stack gap={12}>
            <Stack gap={4} as="section">
              <Heading level={3}>{t('bulk.delete.going')}</Heading>
              <SelectedNames names={going.map((row) => targetOf(row).name)} />
            </Stack>
            <ExcludedRows rows={excluded} />
          </Stack>
        }
      >
        <Stack gap={8}>
          <Text>{words.text}</Text>
          {renderConsequences?.(going)}
        </Stack>
      </ConfirmDialog>
      <NothingToDoDialog
        isOpen={isOpen && count === 0}
        onClose={onClose}
        title={words.none(rows.length)}
        excluded={excluded}
      />
    </>
  );
}
