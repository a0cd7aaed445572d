import { formatList } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { AttentionPart } from '../use-attention.ts';

/** Names parts of what is read to know what needs the reader; empty where there are none. */
export function usePartWords(): (parts: readonly AttentionPart[]) => string {
  const { t, i18n } = useTranslation('dashboard');
  const names: Readonly<Record<AttentionPart, string>> = {
    plan: t('state.part.plan'),
    balance: t('state.part.balance'),
    credits: t('attention.part.credits'),
    tokens: t('attention.part.tokens'),
    mandates: t('attention.part.mandates'),
    invoices: t('attention.part.invoices'),
    failedImports: t('attention.part.failedImports'),
    administrators: t('attention.part.administrators'),
    secondStep: t('attention.part.secondStep'),
    orphans: t('attention.part.orphans'),
  };
  return (parts) =>
    formatList(
      parts.map((part) => names[part]),
      i18n.language,
    );
}
