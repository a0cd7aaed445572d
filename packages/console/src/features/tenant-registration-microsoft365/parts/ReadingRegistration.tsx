import { Button, EmptyState, RetryIcon, Skeleton, Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { SlowNotice } from '#shared/SlowNotice.tsx';

interface ReadingRegistrationProps {
  /** Somebody stopped waiting. */
  isStopped: boolean;
  onStop: () => void;
  onRetry: () => void;
}

/** While the first reading is on its way, and after somebody stopped waiting for it. */
export function ReadingRegistration({ isStopped, onStop, onRetry }: ReadingRegistrationProps) {
  const { t } = useTranslation(['tenant-registration-microsoft365', 'shell']);
  if (isStopped) {
    return (
      <EmptyState
        title={t('stopped.title')}
        text={t('stopped.text')}
        action={
          <Button icon={RetryIcon} onClick={onRetry}>
            {t('shell:action.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <SlowNotice waiting onStop={onStop} />
      <Stack gap={20} role="status" aria-busy aria-label={t('registration.loading')}>
        <Skeleton shape="row" />
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton shape="row" />
      </Stack>
    </>
  );
}
