import { Button, Dialog, Stack } from '@archive-console/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormBody } from './FormBody.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import type { ObjectFormState } from './use-object-form.ts';

interface FormDialogProps<TValues extends FieldValues> {
  form: ObjectFormState<TValues>;
  title: string;
  /** The action and its object ("Create address"). */
  submit: string;
  /** Leads to the page below; what was typed is asked for on the way. */
  onClose: () => void;
  /** Below the fields: what belongs to a refusal. */
  children?: ReactNode;
}

/** A form of a few fields in a dialog with an address of its own. */
export function FormDialog<TValues extends FieldValues>({
  form,
  title,
  submit,
  onClose,
  children,
}: FormDialogProps<TValues>) {
  const { t } = useTranslation();
  const { isSending, whyNotSave } = form;
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        isDismissable={!isSending}
        title={title}
        onSubmit={(event) => void form.form.handleSubmit((values) => form.submit(values))(event)}
        words={{ close: t('action.close') }}
        actions={
          <>
            <Button onClick={() => !isSending && onClose()}>{t('action.cancel')}</Button>
            <Button
              type="submit"
              design="primary"
              busy={isSending}
              disabledReason={isSending ? undefined : whyNotSave}
            >
              {submit}
            </Button>
          </>
        }
      >
        <Stack gap={16}>
          <FormBody form={form} columns={1} />
          {children}
        </Stack>
      </Dialog>
      <LeaveQuestion guard={form.guard} />
    </>
  );
}
