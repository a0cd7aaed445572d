import { ButtonLink, Checkbox } from '@archive-console/ui';
import { type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { CreateRound } from './CreateRounds.tsx';
import { fieldId } from './FormField.tsx';
import { ObjectForm } from './ObjectForm.tsx';
import type { ObjectFormState } from './use-object-form.ts';

export interface CreateFormProps<TValues extends FieldValues> {
  form: ObjectFormState<TValues>;
  /** The action and its object ("Create user"). */
  submit: string;
  /** Where Cancel leads. */
  list: string;
  /** What creating it means, in words. */
  side: ReactNode;
  /** Given: the person may stay and create another. */
  round?: CreateRound;
  /** Below the fields: what belongs to a refusal. */
  children?: ReactNode;
}

/** The form of a new object, with the way back to the list. */
export function CreateForm<TValues extends FieldValues>({
  form,
  submit,
  list,
  side,
  round,
  children,
}: CreateFormProps<TValues>) {
  const { t } = useTranslation(['objects', 'shell']);
  const { search } = useLocation();
  const first = fieldId(form.fields[0]?.name ?? '');
  const isFurther = round !== undefined && round.key > 0;
  useEffect(() => {
    if (isFurther) document.getElementById(first)?.focus();
  }, [isFurther, first]);
  return (
    <ObjectForm
      form={form}
      submit={submit}
      side={side}
      cancel={
        <ButtonLink render={(props) => <Link {...props} to={{ pathname: list, search }} />}>
          {t('shell:action.cancel')}
        </ButtonLink>
      }
    >
      {children}
      {round !== undefined && (
        <Checkbox
          label={t('objects:form.stay')}
          checked={round.stays}
          onChange={(event) => round.onStays(event.target.checked)}
        />
      )}
    </ObjectForm>
  );
}
