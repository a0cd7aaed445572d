import { Banner, Button } from '@archive-console/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#shared/runtime/services.ts';
import { type Reachability, watchReachability } from './watch-reachability.ts';

/** Says that the service is not reached, as long as it is so, and asks it again. */
export function OfflineNotice({ onReached }: { onReached: (isReached: boolean) => void }) {
  const { t } = useTranslation(['home', 'shell']);
  const { live, queryClient } = useServices();
  const [{ isReached, isAsking }, setReachability] = useState<Reachability>({
    isReached: true,
    isAsking: false,
  });
  const askNow = useRef<() => void>(undefined);
  useEffect(() => {
    const { now, end } = watchReachability({ live, queryClient }, (next) => {
      setReachability(next);
      onReached(next.isReached);
    });
    askNow.current = now;
    return end;
  }, [live, queryClient, onReached]);
  if (isReached) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      title={t('home:offline.title')}
      action={
        <Button size="sm" busy={isAsking} onClick={() => askNow.current?.()}>
          {t('shell:action.retry')}
        </Button>
      }
    >
      {t('home:offline.text')}
    </Banner>
  );
}
