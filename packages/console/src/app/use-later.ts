import { useEffect, useState } from 'react';
import { type Services, useServices } from '#shared/services.ts';
import { whenQuiet } from '#shared/when-quiet.ts';

/** From then on it is fetched whatever the page still waits for, in milliseconds. */
const LONGEST_WAIT_MS = 5000;

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
    const since = performance.now();
    return whenQuiet(
      () => queryClient.isFetching() === 0 || performance.now() - since > LONGEST_WAIT_MS,
      () => {
        load(services).then(
          (loaded) => setPart(() => loaded),
          (error: unknown) => logger.error(error),
        );
      },
    );
  }, [load, services]);
  return part;
}
