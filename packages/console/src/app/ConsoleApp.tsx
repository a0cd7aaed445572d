import { GlobalStyle, LoadingScreen, Logo } from '@archive-console/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import { ServicesProvider } from '#shared/services.ts';
import { bareWords, PRODUCT } from '#shared/bare-words.ts';
import type { Console } from './create-console.ts';

/** A running console on the page: its services, and its routes once the session is known. */
export function ConsoleApp({ console: { router, services } }: { console: Console }) {
  const ready = useReady(router, services.config.minimumLoadMs);
  return (
    <QueryClientProvider client={services.queryClient}>
      <I18nextProvider i18n={services.i18n}>
        <ServicesProvider value={services}>
          <GlobalStyle />
          {ready ? (
            <RouterProvider router={router} onError={(error) => services.logger.error(error)} />
          ) : (
            <LoadingScreen logo={<Logo name={PRODUCT} />} label={bareWords(services.i18n.language).loading} />
          )}
        </ServicesProvider>
      </I18nextProvider>
    </QueryClientProvider>
  );
}

/** True once the first page is known and the session has had its least time (E14, E22). Work goes on behind the wait. */
function useReady(router: Console['router'], minimumMs: number): boolean {
  const known = useSyncExternalStore(router.subscribe, () => router.state.initialized);
  const [waited, setWaited] = useState(minimumMs === 0);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), minimumMs);
    return () => clearTimeout(timer);
  }, [minimumMs]);
  return known && waited;
}
