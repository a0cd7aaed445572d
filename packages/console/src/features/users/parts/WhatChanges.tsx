import { Card, DefinitionList, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useFieldLabels } from '../use-field-labels.ts';
import type { EditField } from '../user-edit.ts';
import { isRight, type UserFormValues } from '../user-form.ts';

interface WhatChangesProps {
  /** What is stored, whoever stored it. */
  from: UserFormValues;
  to: UserFormValues;
  changed: readonly EditField[];
}

/** Beside the form: what saving it means, live. */
export function WhatChanges({ from, to, changed }: WhatChangesProps) {
  const { t } = useTranslation('users');
  const labels = useFieldLabels();
  return (
    <Card title={t('edit.side.title')}>
      {changed.length === 0 ? (
        <Text tone="muted">{t('edit.side.none')}</Text>
      ) : (
        <DefinitionList
          layout="stacked"
          items={changed.map((field) => ({
            term: labels[field],
            description: isRight(field, to[field])
              ? sentence(from[field].trim(), to[field].trim())
              : t('edit.side.notRight'),
          }))}
        />
      )}
      {changed.includes('userName') && isRight('userName', to.userName) && (
        <Text tone="muted">{t('edit.side.signIn')}</Text>
      )}
    </Card>
  );

  function sentence(before: string, after: string): string {
    if (after === '') return t('edit.side.emptied', { from: before });
    return before === ''
      ? t('edit.side.filled', { to: after })
      : t('edit.side.change', { from: before, to: after });
  }
}
