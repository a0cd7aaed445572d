import { useEffect, useState } from 'react';
import { type Services, useServices } from '#shared/runtime/services.ts';
import { whenPageIsIdle } from '#shared/loading/when-idle.ts';

/**
 * A part that the first page can do without. It is loaded once the page is idle, at the latest
 * after a fixed time, so that it is there when the connection is lost. What waits until it is opened is a `lazyPart`.
 *
 * @param load the same function at every render
 */
export function useDeferredPart<TPart>(load: (services: Services) => Promise<TPart>): TPart | undefined {
  const services = useServices();
  const [part, setPart] = useState<TPart>();
  useEffect(() => {
    const { logger, queryClient } = services;
    return whenPageIsIdle(queryClient, () => {
      load(services).then(
        (loaded) => setPart(() => loaded),
        (error: unknown) => logger.error(error),
      );
    });
  }, [load, services]);
  return part;
}
