import { Banner } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { returnErrorOf } from '../return-error.ts';

/** Why Microsoft led back without a signed-in user. */
export function ReturnRefusal({ error }: { error: string | null }) {
  const { t } = useTranslation('authentication');
  const found = useMemo(() => returnErrorOf(error), [error]);
  if (found === undefined) return null;
  if (found !== 'unknown') return <RefusalBanner error={found} />;
  return (
    <Banner tone="danger" title={t('login.returned.title')} role="alert">
      {t('login.returned.text')}
    </Banner>
  );
}
