import { Banner, TextButton } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

interface ReadAgainNoticeProps {
  isBusy: boolean;
  onRetry: () => void;
}

/** Above a state that could not be read again. */
export function ReadAgainNotice({ isBusy, onRetry }: ReadAgainNoticeProps) {
  const { t } = useTranslation(['tenant-registration-microsoft365', 'shell']);
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t('reread.title')}
      action={
        <TextButton aria-busy={isBusy} onClick={onRetry}>
          {t('shell:action.retry')}
        </TextButton>
      }
    >
      {t('reread.text')}
    </Banner>
  );
}
