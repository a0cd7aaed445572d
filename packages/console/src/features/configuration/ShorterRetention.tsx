import { Banner, ConfirmDialog, Stack, Text } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectFormState } from '#shared/form/use-object-form.ts';
import { type OptionValues, useOptionText } from '#entities/tenants/options.ts';

interface ShorterRetentionProps {
  before: unknown;
  after: unknown;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before mail is kept for fewer years than until now. What becomes of older mail, only the service knows. */
export function ShorterRetention({ before, after, ...dialog }: ShorterRetentionProps) {
  const { t } = useTranslation('configuration');
  const textOf = useOptionText();
  const years = {
    before: textOf('retentionYears', before),
    after: textOf('retentionYears', after),
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={t('shorter.title', years)}
      confirmLabel={t('shorter.confirm')}
      typedName={{
        name: years.after,
        words: {
          label: t('shorter.typed'),
          mismatch: t('shorter.mismatch', years),
          copy: t('shorter.copy'),
        },
      }}
    >
      <Stack gap={12}>
        <Text>{t('shorter.text', years)}</Text>
        <Banner tone="warning" title={t('shorter.older')}>
          {t('shorter.olderText')}
        </Banner>
      </Stack>
    </ConfirmDialog>
  );
}

/** A form of the options that asks first where mail would be kept for fewer years than is stored. */
export function useAskedOptions(form: ObjectFormState<OptionValues>): {
  form: ObjectFormState<OptionValues>;
  question: ShorterRetentionProps;
} {
  const [asked, setAsked] = useState<OptionValues>();
  const [isOpen, setOpen] = useState(false);
  const before = form.stored['retentionYears'];
  return {
    form: {
      ...form,
      async submit(values) {
        if (!isShorter(before, values['retentionYears'])) return form.submit(values);
        setAsked(values);
        setOpen(true);
        return undefined;
      },
    },
    question: {
      before,
      after: asked?.['retentionYears'],
      isOpen,
      onConfirm() {
        setOpen(false);
        if (asked !== undefined) void form.submit(asked);
      },
      onClose: () => setOpen(false),
    },
  };
}

const isShorter = (before: unknown, after: unknown) =>
  typeof before === 'number' && typeof after === 'number' && after < before;
