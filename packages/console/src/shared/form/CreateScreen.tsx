import { Page, PageHeader } from '@archive-console/ui';
import type { FieldValues } from 'react-hook-form';
import { CreateForm, type CreateFormProps } from './CreateForm.tsx';

interface CreateScreenProps<TValues extends FieldValues> extends Omit<CreateFormProps<TValues>, 'round'> {
  title: string;
  sentence: string;
}

/** The page that makes a new object. */
export function CreateScreen<TValues extends FieldValues>({
  title,
  sentence,
  ...form
}: CreateScreenProps<TValues>) {
  return (
    <Page>
      <PageHeader title={title} sentence={sentence} />
      <CreateForm {...form} />
    </Page>
  );
}
