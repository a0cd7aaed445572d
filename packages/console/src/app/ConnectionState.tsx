import { HideBelow, Inline, StatusDot, TextButton } from '@archive-console/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#shared/services.ts';

/**
 * Whether changes by others arrive by themselves, in words; where not, the way to connect again. Where the service is
 * not reached at all, the notice below the bar has that way.
 */
export function ConnectionState({ isReached }: { isReached: boolean }) {
  const { t } = useTranslation();
  const { live } = useServices();
  const { phase } = useSyncExternalStore(live.subscribe, live.state);
  if (phase === 'off') return null;
  if (phase === 'live' || phase === 'connecting') {
    // The ordinary case: a telephone has no room for it.
    return (
      <HideBelow width="medium">
        {phase === 'live' ? (
          <StatusDot tone="success">{t('connection.live')}</StatusDot>
        ) : (
          <StatusDot tone="off">{t('connection.connecting')}</StatusDot>
        )}
      </HideBelow>
    );
  }
  return (
    <Inline gap={8} wrap={false}>
      <StatusDot tone="warning">
        {/* On a telephone the deed says it: there is room for one of both. */}
        <HideBelow as="span" width="medium">
          {t('connection.reconnecting')}
        </HideBelow>
      </StatusDot>
      {isReached && <TextButton onClick={() => live.tryNow()}>{t('connection.tryNow')}</TextButton>}
    </Inline>
  );
}
