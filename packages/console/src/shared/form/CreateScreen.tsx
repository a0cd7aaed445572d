import { ButtonLink, Page, PageHeader } from '@archive-console/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ObjectForm } from './ObjectForm.tsx';
import type { ObjectFormState } from './use-object-form.ts';

interface CreateScreenProps<TValues extends FieldValues> {
  title: string;
  sentence: string;
  form: ObjectFormState<TValues>;
  /** The action and its object ("Create user"). */
  submit: string;
  /** Where Cancel leads. */
  list: string;
  /** What creating it means, in words. */
  side: ReactNode;
}

/** The page that makes a new object. */
export function CreateScreen<TValues extends FieldValues>({
  title,
  sentence,
  form,
  submit,
  list,
  side,
}: CreateScreenProps<TValues>) {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <Page>
      <PageHeader title={title} sentence={sentence} />
      <ObjectForm
        form={form}
        submit={submit}
        side={side}
        cancel={
          <ButtonLink render={(props) => <Link {...props} to={{ pathname: list, search }} />}>
            {t('action.cancel')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
