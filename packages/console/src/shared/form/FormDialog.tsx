import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormBody } from './FormBody.tsx';
import { GuardedDialog } from './GuardedDialog.tsx';
import type { ObjectFormState } from './use-object-form.ts';

interface FormDialogProps<TValues extends FieldValues> {
  form: ObjectFormState<TValues>;
  title: string;
  /** The action and its object ("Create address"). Left out while there is nothing to submit yet. */
  submit: string | undefined;
  /** Leads to the page below; what was typed is asked for on the way. */
  onClose: () => void;
  /** @default 1 */
  columns?: 1 | 2;
  /** Puts the fields where they wait for a read. @default they are there at once */
  renderFields?: (fields: ReactNode) => ReactNode;
  /** Below the fields: what belongs to a refusal. */
  children?: ReactNode;
}

/** A form of a few fields in a dialog with an address of its own. */
export function FormDialog<TValues extends FieldValues>({
  form,
  title,
  submit,
  onClose,
  columns = 1,
  renderFields = (fields) => fields,
  children,
}: FormDialogProps<TValues>) {
  const { isSending, whyNotSave } = form;
  return (
    <GuardedDialog
      guard={form.guard}
      title={title}
      submit={submit}
      onSubmit={(event) => void form.form.handleSubmit((values) => form.submit(values))(event)}
      isSending={isSending}
      whyNotSubmit={whyNotSave}
      onClose={onClose}
    >
      {renderFields(<FormBody form={form} columns={columns} />)}
      {children}
    </GuardedDialog>
  );
}
