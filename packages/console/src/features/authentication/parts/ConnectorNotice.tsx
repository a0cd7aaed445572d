import { Banner, CopyButton } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** The account signs in through a connector that is down: who can mend that, and a message to hand over to them. */
export function ConnectorNotice() {
  const { t } = useTranslation('authentication');
  return (
    <Banner
      tone="warning"
      title={t('login.connector.title')}
      role="alert"
      action={<CopyButton text={t('login.connector.message')} words={{ copy: t('login.connector.copy') }} />}
    >
      {t('login.connector.text')}
    </Banner>
  );
}
