import type { ArchivePolicy } from '@archive-console/api-client';
import { ConfirmDialog, Text } from '@archive-console/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropsEverything } from '#entities/archive-policies/policy-shadows.ts';
import { useNameToType } from '#shared/actions/use-name-to-type.ts';
import type { ObjectFormState } from '#shared/form/use-object-form.ts';
import type { WordKey } from '#shared/i18n/use-words.ts';
import { contentOf, lacksCondition, type PolicyFormValues } from './policy-form.ts';

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
  const typedName = useNameToType(name);
  return (
    <ConfirmDialog {...dialog} title={t('dropsAll.title', { name })} typedName={typedName}>
      <Text>{t('dropsAll.text')}</Text>
    </ConfirmDialog>
  );
}

const noRules: WordKey = 'archive-policies:form.mistake.noRules';

/**
 * A form of a policy that is not sent without a condition, and asks first where what is typed would keep every mail out
 * of the archive.
 */
export function useAskedForm(
  form: ObjectFormState<PolicyFormValues>,
  confirmLabel: string,
  stored?: ArchivePolicy,
): { form: ObjectFormState<PolicyFormValues>; question: DropsEverythingProps } {
  const [asked, setAsked] = useState<PolicyFormValues>();
  const isUnconditional = lacksCondition(form.values, stored);
  const { setError, clearErrors } = form.form;
  useEffect(() => {
    // Any condition will do, not only the one beside which it is said.
    if (!isUnconditional) clearErrors('senderPatterns');
  }, [isUnconditional, clearErrors]);
  return {
    form: {
      ...form,
      async submit(values) {
        if (lacksCondition(values, stored)) setError('senderPatterns', { message: noRules });
        else if (dropsEverything(contentOf(values))) setAsked(values);
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
