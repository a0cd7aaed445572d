import { arePartsUnderWay, PageProgress, watchPartsUnderWay } from '@archive-console/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** Says that another page is on its way while the one before is still shown, or what a press opens in it. */
export function PageUnderWay() {
  const { t } = useTranslation('home');
  const { state } = useNavigation();
  const isOpening = useSyncExternalStore(watchPartsUnderWay, arePartsUnderWay);
  if (state !== 'idle') return <PageProgress label={t('pageUnderWay')} />;
  return isOpening ? <PageProgress label={t('partUnderWay')} /> : null;
}
