import { Button, Card, EmptyState, RetryIcon, Skeleton, Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { SlowNotice } from '#shared/SlowNotice.tsx';

interface UserOnTheWayProps {
  /** Somebody stopped waiting. */
  isStopped: boolean;
  onStop: () => void;
  onRetry: () => void;
}

/** Below the heading while a person is read. */
export function UserOnTheWay({ isStopped, onStop, onRetry }: UserOnTheWayProps) {
  const { t } = useTranslation(['users', 'shell']);
  if (isStopped) {
    return (
      <EmptyState
        title={t('details.stopped.title')}
        text={t('details.stopped.text')}
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
      <Card>
        <Stack gap={16}>
          <Skeleton width="40%" />
          <Skeleton width="65%" />
          <Skeleton width="55%" />
          <Skeleton width="60%" />
        </Stack>
      </Card>
    </>
  );
}
