import { Banner, CopyButton } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useCopyWords } from '#shared/i18n/use-copy-words.ts';

/** The account signs in through a connector that is down: who can mend that, and a message to hand over to them. */
export function ConnectorNotice() {
  const { t } = useTranslation('authentication');
  const words = useCopyWords(t('login.connector.copy'));
  return (
    <Banner
      tone="warning"
      title={t('login.connector.title')}
      role="alert"
      action={<CopyButton text={t('login.connector.message')} words={words} />}
    >
      {t('login.connector.text')}
    </Banner>
  );
}
