import { Button, Inline, RetryIcon, Spinner, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from './LoadFailed.tsx';
import { SlowNotice } from './SlowNotice.tsx';

interface CheckingLinkProps {
  /** Why it is not known whether the link works; none while it is asked. */
  error: unknown;
  isFetching: boolean;
  onStop: () => void;
  onRetry: () => void;
}

/** While a link from a mail is checked, and where it could not be: nothing is asked for before it is known to work. */
export function CheckingLink({ error, isFetching, onStop, onRetry }: CheckingLinkProps) {
  const { t } = useTranslation(['gate', 'shell']);
  if (error !== null)
    return <LoadFailed error={error} onRetry={onRetry} isBusy={isFetching} titleLevel={2} />;
  if (!isFetching) {
    return (
      <Stack gap={12} role="status">
        <Text strong>{t('link.stopped')}</Text>
        <Text tone="muted">{t('link.stoppedText')}</Text>
        <Button size="lg" icon={RetryIcon} onClick={onRetry}>
          {t('shell:action.retry')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={16}>
      <Inline gap={10} role="status">
        <Spinner />
        <Text tone="muted">{t('link.checking')}</Text>
      </Inline>
      <SlowNotice waiting onStop={onStop} />
    </Stack>
  );
}
