import { Button, Card, Form, SaveBar, Split, Stack } from '@archive-console/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormBody } from './FormBody.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import type { ObjectFormState } from './use-object-form.ts';

interface ObjectFormProps<TValues extends FieldValues> {
  form: ObjectFormState<TValues>;
  /** The action and its object ("Save user"). */
  submit: string;
  /** Leaves a form for something new without creating it. A form over what exists discards what was typed instead. */
  cancel?: ReactNode;
  /** What the form means in words, beside it. */
  side?: ReactNode;
  /** Where the list of objects is, for one that was deleted. */
  backToList?: ReactNode;
  /** Below the fields: what belongs to a refusal. */
  children?: ReactNode;
}

/** The form of one object: its fields, what is wrong with them, what was changed elsewhere, and the bar that saves. */
export function ObjectForm<TValues extends FieldValues>({
  form,
  submit,
  cancel,
  side,
  backToList,
  children,
}: ObjectFormProps<TValues>) {
  const { t } = useTranslation(['objects', 'shell']);
  const { isSending, whyNotSave, changed } = form;
  const whyNotDiscard = isSending
    ? t('form.sending')
    : changed.length === 0
      ? t('objects:unsaved.none')
      : undefined;
  const count = changed.length === 0 ? undefined : t('objects:unsaved.count', { count: changed.length });
  const card = (
    <Form onSubmit={(event) => void form.form.handleSubmit((values) => form.submit(values))(event)}>
      <Card
        padding="roomy"
        footer={
          <SaveBar note={whyNotSave ?? count}>
            {cancel ?? (
              <Button disabledReason={whyNotDiscard} onClick={form.discard}>
                {t('shell:action.discard')}
              </Button>
            )}
            <Button
              type="submit"
              design="primary"
              busy={isSending}
              disabledReason={isSending ? undefined : whyNotSave}
            >
              {submit}
            </Button>
          </SaveBar>
        }
      >
        <Stack gap={16}>
          <FormBody form={form} backToList={backToList} />
          {children}
        </Stack>
      </Card>
    </Form>
  );
  return (
    <>
      {side === undefined ? card : <Split side={side}>{card}</Split>}
      <LeaveQuestion guard={form.guard} />
    </>
  );
}
