import { Card, DefinitionList, Text } from '@archive-console/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ObjectFormState } from './use-object-form.ts';
import { useValueText } from './use-value-text.ts';

interface ChangesSummaryProps<TValues extends FieldValues> {
  form: ObjectFormState<TValues>;
  /** What the changes mean beyond themselves. */
  children?: ReactNode;
}

/** Beside the form of an object that exists: what saving it changes, live. */
export function ChangesSummary<TValues extends FieldValues>({
  form,
  children,
}: ChangesSummaryProps<TValues>) {
  const { t } = useTranslation('objects');
  const textOf = useValueText();
  const changed = form.fields.filter(({ name }) => form.changed.includes(name));
  const sentence = (before: string, after: string): string => {
    if (after === '') return t('form.changes.emptied', { from: before });
    return before === ''
      ? t('form.changes.filled', { to: after })
      : t('form.changes.change', { from: before, to: after });
  };
  return (
    <Card title={t('form.changes.title')}>
      {changed.length === 0 ? (
        <Text tone="muted">{t('form.changes.none')}</Text>
      ) : (
        <DefinitionList
          layout="stacked"
          items={changed.map((field) => ({
            term: field.label,
            description: form.isValid(field.name)
              ? sentence(textOf(field, form.stored[field.name]), textOf(field, form.values[field.name]))
              : t('form.changes.invalid'),
          }))}
        />
      )}
      {children}
    </Card>
  );
}
