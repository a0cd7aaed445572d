import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '#shared/runtime/services.ts';
import { fetchSessionEnded } from './fetch-session-ended.ts';

/** Sign-in over the page, once the session of its person has ended. */
export function useSessionEnded(): ReactNode {
  const services = useServices();
  const { logger, renewal } = services;
  const person = useSyncExternalStore(renewal.subscribe, renewal.asked);
  const [part, setPart] = useState<Awaited<ReturnType<typeof fetchSessionEnded>>>();
  useEffect(() => {
    if (person === undefined) return;
    fetchSessionEnded(services).then(setPart, (error: unknown) => {
      logger.error(error);
      renewal.giveUp();
    });
  }, [services, logger, renewal, person]);
  if (person === undefined || part === undefined) return null;
  return <part.SessionEnded person={person} />;
}
