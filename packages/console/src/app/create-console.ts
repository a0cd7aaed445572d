import { createApiClient } from '@archive-console/api-client';
import { createToastQueue } from '@archive-console/ui';
import { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, createMemoryRouter, RouterContextProvider } from 'react-router';
import { connect } from '#queries/api.ts';
import { authenticationQueries } from '#queries/authentication.ts';
import { createBulkRuns } from '#shared/bulk-runs.ts';
import { type ConsoleConfig, readConfig } from '#shared/config.ts';
import { createI18n, type LoadWords } from '#shared/i18n.ts';
import { chooseLanguage, type Language } from '#shared/languages.ts';
import { createLive } from '#shared/live.ts';
import { createLogger } from '#shared/logger.ts';
import { type Services, servicesContext } from '#shared/services.ts';
import { type BrowserStorage, browserStorage, createStorage } from '#shared/storage.ts';
import { endSession } from './end-session.ts';
import { ownRoutes } from './own-routes.ts';
import { discoverTable, failingRoutes, routes } from './routes.tsx';

/** How a console is set up. Left empty, it is the one that runs in a browser window. */
export interface ConsoleOptions {
  config?: Partial<ConsoleConfig>;
  /** Given: the console could not be set up and shows this on its fatal page. */
  startError?: Error;
  /** Given: the console keeps its place in memory and starts here (stories, tests). */
  initialEntries?: string[];
  /** Given: wins over the stored and the browser's language. */
  language?: Language;
  /** Given: replaces the console's own files of words (pseudo-language). */
  loadWords?: LoadWords;
  storage?: BrowserStorage;
}

/** One running console. */
export interface Console {
  router: ReturnType<typeof createBrowserRouter>;
  services: Services;
  /** Ends it: nothing of it goes on in the background. */
  dispose(): void;
}

export function createConsole(options: ConsoleOptions = {}): Console {
  const config = readConfig(options.config ?? {});
  const storage = createStorage(options.storage ?? browserStorage());
  const language = options.language ?? chooseLanguage(storage.read('locale'), navigator.languages);
  const api = createApiClient({ baseUrl: config.apiBaseUrl, retryDelaysMs: config.retryDelaysMs });
  const queryClient = new QueryClient({
    defaultOptions: {
      // The client itself tries reads again; the hub says what is out of date.
      // What a browser thinks of the network holds nothing back: behind a VPN it is often wrong.
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  connect(queryClient, api);
  const logger = createLogger(config.logLevel);
  const toasts = createToastQueue();
  const services: Services = {
    config,
    api,
    queryClient,
    storage,
    logger,
    i18n: createI18n(language, options.loadWords),
    live: createLive({ config, queryClient, logger }),
    toasts,
    bulkRuns: createBulkRuns(toasts),
  };
  const table = options.startError === undefined ? ownRoutes(routes) : failingRoutes(options.startError);
  // The session is asked for before the router needs it: both wait at the same time. Its error is the router's.
  if (options.startError === undefined)
    queryClient.query(authenticationQueries.session()).catch(() => undefined);

  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    return context;
  };
  const router =
    options.initialEntries === undefined
      ? createBrowserRouter(table, { getContext, patchRoutesOnNavigation: discoverTable(services) })
      : createMemoryRouter(table, {
          getContext,
          patchRoutesOnNavigation: discoverTable(services),
          initialEntries: options.initialEntries,
        });
  const stopListening = api.onSessionEnded(() => {
    // Signed out already: the first question who is there is answered 401 too (D21).
    if (queryClient.getQueryData(authenticationQueries.session().queryKey)?.isAuthenticated !== true) return;
    endSession(services);
    void router.revalidate();
  });
  return {
    router,
    services,
    dispose() {
      stopListening();
      services.live.stop();
      services.bulkRuns.forget();
      services.toasts.clear();
      router.dispose();
      queryClient.clear();
    },
  };
}
