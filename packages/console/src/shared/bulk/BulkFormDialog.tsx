import type { ComponentProps } from 'react';
import { useDirtyGuard } from '#shared/form/dirty-guard.ts';
import { GuardedDialog } from '#shared/form/GuardedDialog.tsx';
import { type ExcludedRow, ExcludedRows, NothingToDoDialog } from './ExcludedRows.tsx';
import { SelectedNames } from './SelectedNames.tsx';

interface BulkFormDialogProps extends Omit<ComponentProps<typeof GuardedDialog>, 'isOpen' | 'guard'> {
  isOpen: boolean;
  /** Something was chosen in it, which is not left unasked. */
  isFilledIn: boolean;
  /** To which it is done, by name; those left out beside it. */
  going: readonly string[];
  excluded: readonly ExcludedRow[];
  /** That it can be done to none of those selected. */
  none: string;
}

/** Asks in a few fields what is done to many: to which, and which are left out. Where none is left, it says so instead. */
export function BulkFormDialog({
  isOpen,
  isFilledIn,
  going,
  excluded,
  none,
  children,
  ...dialog
}: BulkFormDialogProps) {
  const isNone = going.length === 0;
  const guard = useDirtyGuard(isOpen && isFilledIn);
  return (
    <>
      <GuardedDialog {...dialog} guard={guard} isOpen={isOpen && !isNone}>
        <SelectedNames names={going} />
        {children}
        <ExcludedRows rows={excluded} />
      </GuardedDialog>
      <NothingToDoDialog
        isOpen={isOpen && isNone}
        onClose={dialog.onClose}
        title={none}
        excluded={excluded}
      />
    </>
  );
}
