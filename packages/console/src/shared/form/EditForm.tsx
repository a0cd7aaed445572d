import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ChangesSummary } from './ChangesSummary.tsx';
import { ObjectForm } from './ObjectForm.tsx';
import type { ObjectFormState } from './use-object-form.ts';

interface EditFormProps<TValues extends FieldValues> {
  form: ObjectFormState<TValues>;
  submit: string;
  /** The way to the list, for an object that was deleted. */
  backToList: ReactNode;
  /** What the changes mean beyond themselves. */
  children?: ReactNode;
  /** Below the fields: what belongs to a refusal. */
  refused?: ReactNode;
}

/** The form of an object that exists, and beside it what saving it changes. */
export function EditForm<TValues extends FieldValues>({
  form,
  submit,
  backToList,
  children,
  refused,
}: EditFormProps<TValues>) {
  return (
    <ObjectForm
      {...{ form, submit, backToList }}
      side={<ChangesSummary form={form}>{children}</ChangesSummary>}
    >
      {refused}
    </ObjectForm>
  );
}
