import { PageProgress } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** Says that another page is on its way, while the one before is still shown. */
export function PageUnderWay() {
  const { t } = useTranslation('home');
  const { state } = useNavigation();
  return state === 'idle' ? null : <PageProgress label={t('pageUnderWay')} />;
}
