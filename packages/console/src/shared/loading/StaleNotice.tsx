import { Banner, TextButton } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

interface StaleNoticeProps {
  read: { data: unknown; isError: boolean };
  onRetry: () => void;
}

/** Above rows that stay although they could not be read again: they may no longer be true. */
export function StaleNotice({ read, onRetry }: StaleNoticeProps) {
  const { t } = useTranslation(['area', 'shell']);
  if (!read.isError || read.data === undefined) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      title={t('list.stale')}
      action={<TextButton onClick={onRetry}>{t('shell:action.retry')}</TextButton>}
    />
  );
}
