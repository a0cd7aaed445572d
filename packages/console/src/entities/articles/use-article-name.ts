import type { Article } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';

/** What can be subscribed to, in words; a kind that this console does not know as the service calls it. */
export function useArticleName(): (articleType: Article['articleType']) => string {
  const { t } = useTranslation('objects');
  const names: Readonly<Record<string, string>> = {
    StandardUser: t('bill.standardUser'),
    TopUpUser: t('bill.topUpUser'),
    Storage: t('bill.storage'),
    FeatureEiv: t('bill.featureEiv'),
  };
  return (articleType) => names[articleType] ?? articleType;
}
