import { ConfirmDialog, Text } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropsEverything } from '#entities/archive-policies/policy-shadows.ts';
import type { ObjectFormState } from '#shared/form/use-object-form.ts';
import { contentOf, type PolicyFormValues } from './policy-form.ts';

interface DropsEverythingProps {
  /** The policy's name, which has to be typed. */
  name: string;
  isOpen: boolean;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a policy takes effect that keeps every mail out of the archive. */
export function DropsEverything({ name, ...dialog }: DropsEverythingProps) {
  const { t } = useTranslation('archive-policies');
  return (
    <ConfirmDialog
      {...dialog}
      title={t('dropsAll.title', { name })}
      typedName={{
        name,
        words: {
          label: t('dropsAll.typed.label'),
          mismatch: t('dropsAll.typed.mismatch'),
          copy: t('dropsAll.typed.copy'),
        },
      }}
    >
      <Text>{t('dropsAll.text')}</Text>
    </ConfirmDialog>
  );
}

/** A form of a policy that asks first where what is typed would keep every mail out of the archive. */
export function useAskedForm(
  form: ObjectFormState<PolicyFormValues>,
  confirmLabel: string,
): { form: ObjectFormState<PolicyFormValues>; question: DropsEverythingProps } {
  const [asked, setAsked] = useState<PolicyFormValues>();
  return {
    form: {
      ...form,
      async submit(values) {
        if (dropsEverything(contentOf(values))) setAsked(values);
        else await form.submit(values);
      },
    },
    question: {
      name: form.values.name.trim(),
      isOpen: asked !== undefined,
      confirmLabel,
      onConfirm() {
        setAsked(undefined);
        if (asked !== undefined) void form.submit(asked);
      },
      onClose: () => setAsked(undefined),
    },
  };
}
