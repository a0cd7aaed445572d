import { useTranslation } from 'react-i18next';
import { RetryNotice } from './RetryNotice.tsx';

interface StaleNoticeProps {
  read: { data: unknown; error: unknown; isError: boolean };
  onRetry: () => void;
}

/** Above rows that stay although they could not be read again: they may no longer be true. */
export function StaleNotice({ read, onRetry }: StaleNoticeProps) {
  const { t } = useTranslation('area');
  if (!read.isError || read.data === undefined) return null;
  return <RetryNotice title={t('list.stale')} error={read.error} onRetry={onRetry} />;
}
