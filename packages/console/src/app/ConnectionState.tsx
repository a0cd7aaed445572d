import { Button, HideBelow, Inline, RetryIcon, StatusDot, VisuallyHidden } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useConnection } from '#shared/session/use-connection.ts';

interface ConnectionStateProps {
  isReached: boolean;
  onDetails(): void;
}

/**
 * Whether changes by others arrive by themselves, in words; where not, the way to connect again. Where the service is
 * not reached at all, the notice below the bar has that way.
 */
export function ConnectionState({ isReached, onDetails }: ConnectionStateProps) {
  const { t } = useTranslation('home');
  const { phase, tone, words, connectNow } = useConnection();
  const isOrdinary = isReached && (phase === 'live' || phase === 'connecting');
  const state = isReached ? words : t('service.unreachable');
  const status = (
    <Button
      design="quaternary"
      size="sm"
      aria-haspopup="dialog"
      aria-label={t('connection.open', { state })}
      onClick={onDetails}
    >
      <StatusDot tone={isReached ? tone : 'danger'}>
        <HideBelow as="span">{state}</HideBelow>
      </StatusDot>
    </Button>
  );
  // The ordinary case: a telephone has no room for it.
  if (isOrdinary) return <HideBelow>{status}</HideBelow>;
  return (
    <Inline gap={8} wrap={false}>
      {/* On a telephone the action says it, by its sign: there is room for one of both, and for no words. */}
      {isReached ? <HideBelow>{status}</HideBelow> : status}
      {isReached && (
        <Button
          design="tertiary"
          size="sm"
          icon={RetryIcon}
          aria-label={t('connection.tryNow')}
          onClick={connectNow}
        >
          <HideBelow as="span">{t('connection.tryNow')}</HideBelow>
        </Button>
      )}
      {isReached && phase === 'reconnecting' && (
        <VisuallyHidden role="status">{t('connection.lost')}</VisuallyHidden>
      )}
    </Inline>
  );
}
