import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { authenticationQueries } from '#queries/authentication.ts';
import { ensureWords } from '#shared/i18n.ts';
import { type Services, useServices } from '#shared/services.ts';
import { whenQuiet } from '#shared/when-quiet.ts';

async function load({ i18n }: Services) {
  const [part] = await Promise.all([
    import('./SessionEnded.tsx'),
    ensureWords(i18n, 'home', 'authentication'),
  ]);
  return part;
}

/**
 * Sign-in over the page, once the session of its person has ended. It is fetched as soon as nothing else is under way,
 * so that it is here when it is needed.
 */
export function useSessionEnded(): ReactNode {
  const services = useServices();
  const { logger, queryClient, renewal } = services;
  const person = useSyncExternalStore(renewal.subscribe, renewal.asked);
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(
    () =>
      whenQuiet(
        () =>
          queryClient.isFetching() === 0 &&
          queryClient.getQueryData(authenticationQueries.session().queryKey)?.isAuthenticated === true,
        // Tried again when it is needed.
        () => void load(services).catch(() => undefined),
      ),
    [services, queryClient],
  );
  useEffect(() => {
    if (person === undefined) return;
    load(services).then(setPart, (error: unknown) => {
      logger.error(error);
      renewal.giveUp();
    });
  }, [services, logger, renewal, person]);
  if (person === undefined || part === undefined) return null;
  return <part.SessionEnded person={person} />;
}
