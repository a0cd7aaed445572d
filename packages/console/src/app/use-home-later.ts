import { type ReactNode, useEffect, useState } from 'react';
import { ensureWords } from '#shared/i18n.ts';
import { useServices } from '#shared/services.ts';
import { whenQuiet } from '#shared/when-quiet.ts';

/**
 * The notices around every page, with their words. They come when nothing else is under way, so that they are here when
 * the connection is lost.
 *
 * @param onReached told whether the service is reached; the same function always
 */
export function useHomeNotices(onReached: (isReached: boolean) => void): ReactNode {
  const { i18n, logger, queryClient } = useServices();
  const [notices, setNotices] = useState<ReactNode>();
  useEffect(
    () =>
      whenQuiet(
        () => queryClient.isFetching() === 0,
        () => {
          Promise.all([import('./HomeNotices.tsx'), ensureWords(i18n, 'home')]).then(
            ([{ HomeNotices }]) => setNotices(<HomeNotices onReached={onReached} />),
            (error: unknown) => logger.error(error),
          );
        },
      ),
    [i18n, logger, queryClient, onReached],
  );
  return notices;
}
