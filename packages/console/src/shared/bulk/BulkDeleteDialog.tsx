import { Stack, Text } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNameToType } from '../actions/use-name-to-type.ts';
import { BulkConfirmDialog } from './BulkConfirmDialog.tsx';
import type { BulkDeleteWords } from './bulk-delete-words.ts';
import type { BulkDialogProps } from './bulk-dialog.ts';
import type { BulkTarget } from './bulk-target.ts';
import { divideRows, type Exclusion } from './ExcludedRows.tsx';
import { useNumberToType } from './many.ts';
import type { ResumableAction } from './resumable-action.ts';
import { useBulkOrder } from './use-bulk-order.ts';

/** Properties of {@link BulkDeleteDialog}. */
export interface BulkDeleteDialogProps<T> extends BulkDialogProps<T> {
  targetOf: (row: T) => BulkTarget;
  /** Why the service keeps this row. */
  whyNot: (row: T) => Exclusion | undefined;
  deletion: ResumableAction<null>;
  words: BulkDeleteWords;
  /** Whether the number, or the name of a single one, is typed however few they are. @default above 50 alone */
  isTyped?: boolean;
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
  isTyped = false,
  renderConsequences,
}: BulkDeleteDialogProps<T>) {
  const { t } = useTranslation('objects');
  const orderOf = useBulkOrder();
  const { going, excluded } = divideRows(rows, targetOf, whyNot);
  const count = going.length;
  const names = going.map((row) => targetOf(row).name);
  const typedNumber = useNumberToType(count, isTyped);
  const typedName = useNameToType(names[0] ?? '');
  return (
    <BulkConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title(count)}
      confirmLabel={words.confirm(count)}
      typedName={isTyped && count === 1 ? typedName : typedNumber}
      onConfirm={() => onStart({ ...orderOf(deletion, null, count), rows: going, excluded })}
      going={{ title: t('bulk.delete.going'), names }}
      excluded={excluded}
      excludedTitle={t('bulk.delete.excluded')}
      none={words.none(rows.length)}
    >
      <Stack gap={8}>
        <Text>{words.text}</Text>
        {renderConsequences?.(going)}
      </Stack>
    </BulkConfirmDialog>
  );
}
