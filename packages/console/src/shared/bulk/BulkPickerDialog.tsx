import type { PickOption } from '@archive-console/ui';
import type { ComponentType } from 'react';
import type { ObjectPickerProps } from '#shared/list/ObjectPicker.tsx';
import type { BulkDialogProps } from './bulk-dialog.ts';
import type { BulkTarget } from './bulk-target.ts';
import { divideRows, type Exclusion, NothingToDoDialog } from './ExcludedRows.tsx';
import type { ResumableAction } from './resumable-action.ts';
import { useBulkOrder } from './use-bulk-order.ts';

type Chosen = readonly Pick<PickOption, 'id' | 'name'>[];

interface BulkPickerDialogProps<T, TChoice> extends BulkDialogProps<T>, Pick<ObjectPickerProps, 'confirm'> {
  /** For so many rows. */
  title: (count: number) => string;
  picker: ComponentType<ObjectPickerProps>;
  targetOf: (row: T) => BulkTarget;
  /** Which rows are left out, and what is said where that is all of them. */
  exclusion?: {
    /** Nothing is chosen yet when the dialog opens. */
    whyNot: (row: T, chosen: Chosen) => Exclusion | undefined;
    none: (count: number) => string;
  };
  action: ResumableAction<TChoice>;
  /** What the action keeps of what was chosen for these rows. */
  choiceOf: (chosen: Chosen, going: readonly T[]) => TChoice;
}

const noneYet: Chosen = [];
/** What is in one row already may be missing in another. */
const alreadyIn: readonly string[] = [];

/** Chooses objects that are then added to each of many rows: groups, delegates. */
export function BulkPickerDialog<T, TChoice>({
  isOpen,
  rows,
  onStart,
  onClose,
  picker: Picker,
  targetOf,
  exclusion,
  action,
  choiceOf,
  title,
  confirm,
}: BulkPickerDialogProps<T, TChoice>) {
  const orderOf = useBulkOrder();
  const divide = (chosen: Chosen) => divideRows(rows, targetOf, (row) => exclusion?.whyNot(row, chosen));
  const { going, excluded } = divide(noneYet);
  return (
    <>
      <Picker
        isOpen={isOpen && going.length > 0}
        title={title(going.length)}
        confirm={confirm}
        alreadyIn={alreadyIn}
        onClose={onClose}
        onConfirm={(picked) => {
          const chosen = picked.map(({ id, name }) => ({ id, name }));
          const divided = divide(chosen);
          const choice = choiceOf(chosen, divided.going);
          onStart({
            ...orderOf(action, choice, divided.going.length),
            rows: divided.going,
            excluded: divided.excluded,
          });
        }}
      />
      {exclusion && (
        <NothingToDoDialog
          isOpen={isOpen && going.length === 0}
          onClose={onClose}
          title={exclusion.none(rows.length)}
          excluded={excluded}
        />
      )}
    </>
  );
}
