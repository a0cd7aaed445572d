import { Banner, Button, focusField, Inline, Stack, Text } from '@archive-console/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { fieldId } from './FormField.tsx';
import type { ObjectFormState } from './use-object-form.ts';
import { useValueText } from './use-value-text.ts';

interface FormNoticesProps<TValues extends FieldValues> {
  form: ObjectFormState<TValues>;
  backToList: ReactNode;
}

/** Above the fields: what concerns all of them. */
export function FormNotices<TValues extends FieldValues>({ form, backToList }: FormNoticesProps<TValues>) {
  const { isSending, isDeleted, refusal, conflicts } = form;
  return (
    <>
      <SlowNotice waiting={isSending} />
      {!isSending && <DraftNotice draft={form.draft} onDiscard={form.discard} />}
      {isDeleted && <Deleted backToList={backToList} />}
      {refusal?.fields.length === 0 && <RefusalBanner error={refusal.error} />}
      {conflicts.length > 0 && !isDeleted && <Conflicts form={form} />}
    </>
  );
}

function Deleted({ backToList }: { backToList: ReactNode }) {
  const { t } = useTranslation('objects');
  return (
    <Banner tone="danger" role="alert" title={t('form.deleted.title')} action={backToList}>
      <Text>{t('form.deleted.text')}</Text>
    </Banner>
  );
}

const decisionId = (name: string) => `decision-${name}`;

/** What another person changed in the meantime, field by field, with both ways to resolve it. */
function Conflicts<TValues extends FieldValues>({ form }: { form: ObjectFormState<TValues> }) {
  const { t } = useTranslation('objects');
  const textOf = useValueText();
  const whyNot = form.isSending ? t('form.sending') : undefined;
  const disputed = form.fields.filter(({ name }) => form.conflicts.includes(name));
  const decide = (name: (typeof disputed)[number]['name'], resolve: (field: typeof name) => void) => {
    const at = disputed.findIndex((field) => field.name === name);
    const next = disputed[at + 1] ?? disputed[at - 1];
    // The pressed button disappears with the decision.
    focusField(next === undefined ? fieldId(name) : decisionId(next.name));
    resolve(name);
  };
  return (
    <Banner tone="warning" role="alert" title={t('form.conflict.title')}>
      <Text>{t('form.conflict.text')}</Text>
      {disputed.map((field) => {
        const { name, label } = field;
        const value = textOf(field, form.stored[name]);
        return (
          <Stack key={name} gap={8}>
            <Text>
              {value === ''
                ? t('form.conflict.emptied', { field: label })
                : t('form.conflict.theirs', { field: label, value })}
            </Text>
            <Inline>
              <Button
                id={decisionId(name)}
                size="sm"
                disabledReason={whyNot}
                onClick={() => decide(name, form.take)}
              >
                {t('form.conflict.take', { field: label })}
              </Button>
              <Button size="sm" disabledReason={whyNot} onClick={() => decide(name, form.keep)}>
                {t('form.conflict.keep', { field: label })}
              </Button>
            </Inline>
          </Stack>
        );
      })}
    </Banner>
  );
}
