import { Card, Form, FormErrorSummary, Grid, SaveBar, Stack, TextField } from '@archive-console/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '#shared/errors/error-words.ts';
import { useDeferredBlur } from '#shared/form/use-deferred-blur.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { useFieldLabels } from '../use-field-labels.ts';
import { shownName, type UserField, userFields, type UserFormValues } from '../user-form.ts';
import { useMistakeWords } from './use-mistake-words.ts';

interface UserFormProps {
  form: UseFormReturn<UserFormValues>;
  onSubmit: (values: UserFormValues) => void;
  /** The fields that are only to be read. */
  fixed?: readonly UserField[];
  /** Nothing can be typed; what was typed stays to be read. */
  isLocked: boolean;
  /** What the service refused, at the fields it belongs to; `either` where it does not say which of them it means. */
  refusal?:
    | { fields: readonly UserField[]; error: unknown; either?: { text: string; atField: string } }
    | undefined;
  /** Above the fields: what concerns all of them. */
  notice?: ReactNode;
  /** How much is not saved yet, in words. */
  note?: ReactNode;
  /** The actions at the end, the one that saves last and of type `submit`. */
  actions: ReactNode;
}

const kinds: Partial<Record<UserField, ComponentProps<'input'>>> = {
  userName: { required: true, autoCapitalize: 'none', spellCheck: false },
  primaryEmail: { required: true, type: 'email', inputMode: 'email' },
};

/** The form of one person, new or known. It never takes away what was typed. */
export function UserForm({
  form,
  onSubmit,
  fixed = [],
  isLocked,
  refusal,
  notice,
  note,
  actions,
}: UserFormProps) {
  const { t } = useTranslation(['users', 'shell']);
  const mistakes = useMistakeWords();
  const deferred = useDeferredBlur();
  const refused = useErrorWords(refusal?.error);
  const labels = useFieldLabels();
  const { errors, submitCount } = form.formState;
  const derived = shownName({ ...form.watch(), displayName: '' });
  const hints: Partial<Record<UserField, string>> = {
    userName: t('form.userName.hint'),
    ...(fixed.includes('primaryEmail') && { primaryEmail: t('form.primaryEmail.fixed') }),
    displayName:
      derived === '' ? t('form.displayName.hint') : t('form.displayName.derived', { name: derived }),
  };
  const refusedWith = refusal?.either?.atField ?? (refused && errorSentence(refused));
  const mistakeOf = (field: UserField) => mistakes(errors[field]?.message);
  const errorOf = (field: UserField) =>
    mistakeOf(field) ?? (refusal?.fields.includes(field) ? refusedWith : undefined);
  // What may be either of several fields is said once, and leads to the first of them.
  const either = refusal?.either && { fieldId: `user-${refusal.fields[0]}`, text: refusal.either.text };
  const summary = userFields.flatMap((field) => {
    const text = either ? mistakeOf(field) : errorOf(field);
    return text === undefined ? [] : [{ fieldId: `user-${field}`, text: `${labels[field]}: ${text}` }];
  });
  if (either) summary.push(either);

  return (
    <Form onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <Card padding="roomy" footer={<SaveBar note={note}>{actions}</SaveBar>}>
        <Stack gap={20}>
          {submitCount > 0 && summary.length > 0 && (
            <FormErrorSummary
              title={t('shell:form.errors', { count: summary.length })}
              errors={summary}
              attempt={submitCount}
            />
          )}
          {notice}
          <Grid columns={2} gap={16} rowGap={20}>
            {userFields.map((field) => {
              const { onBlur, ...control } = form.register(field);
              return (
                <TextField
                  key={field}
                  {...(!fixed.includes(field) && kinds[field])}
                  readOnly={isLocked || fixed.includes(field)}
                  {...control}
                  onBlur={(event) => deferred(() => void onBlur(event))}
                  id={`user-${field}`}
                  label={labels[field]}
                  hint={hints[field]}
                  error={errorOf(field)}
                  // A name typed here is somebody else's: the browser must not offer its owner's.
                  autoComplete="off"
                />
              );
            })}
          </Grid>
        </Stack>
      </Card>
    </Form>
  );
}
