import { focusField, FormErrorSummary, Grid, Stack } from '@archive-console/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '#shared/errors/error-words.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { useWords, type WordKey } from '#shared/i18n/use-words.ts';
import { fieldId, FormField } from './FormField.tsx';
import { fieldReason, isValidation } from './form-errors.ts';
import { FormNotices } from './FormNotices.tsx';
import type { ObjectFormState } from './use-object-form.ts';

interface FormBodyProps<TValues extends FieldValues> {
  form: ObjectFormState<TValues>;
  /** @default 2 */
  columns?: 1 | 2;
  /** Where the list of objects is, for one that was deleted. */
  backToList?: ReactNode;
}

/** What is inside a form, on a page or in a dialog: what is wrong with it, what was changed elsewhere, its fields. */
export function FormBody<TValues extends FieldValues>({
  form,
  columns = 2,
  backToList,
}: FormBodyProps<TValues>) {
  const { t } = useTranslation('objects');
  const errorOf = useFieldErrors(form);
  const whyLocked = () => {
    if (form.isSending) return t('form.sending');
    return form.isDeleted ? t('form.deleted.title') : undefined;
  };
  return (
    <Stack gap={20}>
      <Summary form={form} errorOf={errorOf} />
      <FormNotices form={form} backToList={backToList} />
      <Grid columns={columns} gap={16} rowGap={20}>
        {form.fields.map((field) => (
          <FormField
            key={field.name}
            form={form.form}
            field={field}
            error={errorOf(field.name)}
            whyLocked={whyLocked()}
          />
        ))}
      </Grid>
    </Stack>
  );
}

type ErrorOf<TValues> = (field: keyof TValues & string) => string | undefined;

/** What is wrong with a field: what our own check says, else what the service refused. */
function useFieldErrors<TValues extends FieldValues>({
  form,
  refusal,
}: ObjectFormState<TValues>): ErrorOf<TValues> {
  const say = useWords();
  const { t } = useTranslation('objects');
  const words = useErrorWords(refusal && refusal.fields.length > 0 ? refusal.error : undefined);
  const refused = isValidation(refusal?.error) ? notTaken() : words && errorSentence(words);
  const { errors } = form.formState;
  return (field) => {
    // The schema's messages are keys of words.
    const mistake = errors[field]?.message as WordKey | undefined;
    if (mistake !== undefined) return say(mistake);
    if (refusal === undefined || !refusal.fields.includes(field)) return undefined;
    if (refusal.either === undefined) return refused;
    // The first of them says it as a whole: it takes the focus.
    return field === refusal.fields[0] ? refusal.either.text : refusal.either.atField;
  };

  function notTaken(): string {
    const reason = fieldReason(refusal?.error)?.reason;
    return reason === undefined ? t('form.notTaken') : t('form.notTakenBecause', { reason });
  }
}

interface SummaryProps<TValues extends FieldValues> {
  form: ObjectFormState<TValues>;
  errorOf: ErrorOf<TValues>;
}

/** So many mistakes are listed in any case. */
const LISTED_FROM = 4;

function isInSight(id: string): boolean {
  const place = document.getElementById(id)?.getBoundingClientRect();
  return place !== undefined && place.top >= 0 && place.bottom <= window.innerHeight;
}

function Summary<TValues extends FieldValues>({ form, errorOf }: SummaryProps<TValues>) {
  const { submitCount, errors } = form.form.formState;
  const either = form.refusal?.either;
  const wrong = form.fields.flatMap(({ name, label }) => {
    // What may be either of several fields is said once, and leads to the first of them.
    if (either !== undefined && errors[name] === undefined) return [];
    const text = errorOf(name);
    return text === undefined ? [] : [{ fieldId: fieldId(name), text: `${label}: ${text}` }];
  });
  if (either) wrong.push({ fieldId: fieldId(form.refusal?.fields[0] ?? ''), text: either.text });
  if (submitCount === 0 || wrong.length === 0) return null;
  return <Mistakes key={submitCount} errors={wrong} isMany={wrong.length >= LISTED_FROM} />;
}

interface MistakesProps {
  errors: readonly { fieldId: string; text: string }[];
  isMany: boolean;
}

/** Lists the mistakes where they are many or not all in sight; else the first of them takes the focus. */
function Mistakes({ errors, isMany }: MistakesProps) {
  const { t } = useTranslation('objects');
  const [first] = useState(() =>
    isMany || !errors.every((error) => isInSight(error.fieldId)) ? undefined : errors[0]?.fieldId,
  );
  useEffect(() => {
    if (first !== undefined) focusField(first);
  }, [first]);
  return first === undefined ? (
    <FormErrorSummary title={t('form.errors', { count: errors.length })} errors={errors} />
  ) : null;
}
