import { useEffect, useState } from 'react';
import { type Services, useServices } from '#shared/runtime/services.ts';
import { whenPageIsIdle } from '#shared/loading/when-idle.ts';

/**
 * What the first page can do without. It comes when nothing else is under way, at the latest when that page has had
 * its time: what is in it is here when the connection is lost.
 *
 * @param load the same function at every drawing
 */
export function useLater<TPart>(load: (services: Services) => Promise<TPart>): TPart | undefined {
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
