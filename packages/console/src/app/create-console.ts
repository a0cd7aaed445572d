import { type ApiClientOptions, createApiClient } from '@archive-console/api-client';
import { createToastQueue, type ToastMessage } from '@archive-console/ui';
import { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, createPath, RouterContextProvider } from 'react-router';
import { connect } from '#queries/api.ts';
import { authenticationQueries, forgetSession } from '#queries/authentication.ts';
import { type ConsoleConfig, readConfig } from '#shared/runtime/config.ts';
import { createI18n, type LoadWords } from '#shared/i18n/i18n.ts';
import { chooseLanguage, type Language } from '#shared/i18n/languages.ts';
import { type LeaveTo, leaveTo } from '#shared/navigation/leave-to.ts';
import { createLeaving } from '#shared/navigation/leaving.ts';
import { createLive } from '#shared/session/live.ts';
import { isFatal } from '#queries/fatal.ts';
import { createLogger } from '#shared/runtime/logger.ts';
import { createRenewal } from '#shared/session/renewal.ts';
import { type Services, servicesContext } from '#shared/runtime/services.ts';
import { type BrowserStorage, browserStorage, createStorage } from '#shared/storage.ts';
import { createTabs } from '#shared/session/tabs.ts';
import { syncSessionDeferred } from './deferred-session-sync.ts';
import { syncTabs } from './tab-sync.ts';
import { cloneRoutes } from './clone-routes.ts';
import { type LeastWaits, leastWaits } from './least-waits.ts';
import { discoverTable, failingRoutes, routes } from './routes.tsx';

/** Makes the router of a console that starts at an address of its own. */
type CreateRouter = (
  table: Parameters<typeof createBrowserRouter>[0],
  options: NonNullable<Parameters<typeof createBrowserRouter>[1]> & { initialEntries: string[] },
) => ReturnType<typeof createBrowserRouter>;

/** How a console is set up. Left empty, it is the one that runs in a browser window. */
export interface ConsoleOptions {
  config?: Partial<ConsoleConfig>;
  /** Given: the console could not be set up and shows this on its fatal page. */
  startError?: Error;
  /** Given: the console keeps its place in memory, not in the window, and starts here; see `createConsoleAt`. */
  place?: { address: string; createRouter: CreateRouter };
  /** Given: replaces the least times before the first page (stories, tests). */
  leastWaits?: LeastWaits;
  /** Given: wins over the stored and the browser's language. */
  language?: Language;
  /** Given: replaces the console's own files of words (pseudo-language). */
  loadWords?: LoadWords;
  /** Given: sends what is asked of the service. */
  fetch?: ApiClientOptions['fetch'];
  storage?: BrowserStorage;
  /** Given: receives the address that the console would have left for, instead of leaving (stories, tests). */
  leaveTo?: LeaveTo;
}

/** One running console. */
export interface Console {
  router: ReturnType<typeof createBrowserRouter>;
  services: Services;
  leastWaits: LeastWaits;
  /** When the session was asked for, by the clock of the page. */
  askedAt: number;
  /** Reports the console that follows this one, once the session is over or is another person's. */
  onFresh(listener: (next: Console) => void): () => void;
  /** Ends it: nothing of it goes on in the background. */
  dispose(): void;
}

/** What the consoles of a browser talk through; one that keeps its place in memory is alone. */
const CHANNEL = 'archive-console';

export function createConsole(options: ConsoleOptions = {}): Console {
  const config = readConfig(options.config ?? {});
  const storage = createStorage(options.storage ?? browserStorage());
  const language = options.language ?? chooseLanguage(storage.read('locale'), navigator.languages);
  const api = createApiClient({
    baseUrl: config.apiBaseUrl,
    retryDelaysMs: config.retryDelaysMs,
    ...(options.fetch && { fetch: options.fetch }),
    renewSession: (isRefusedAgain) => renewal.renew(isRefusedAgain),
  });
  const queryClient = new QueryClient({
    defaultOptions: {
      // The client itself tries reads again; the hub says what is out of date.
      // What a browser thinks of the network holds nothing back: behind a VPN it is often wrong.
      // A fatal code takes the page away, whichever part asked (D64).
      queries: {
        retry: false,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        throwOnError: isFatal,
      },
      mutations: { retry: false, networkMode: 'always', throwOnError: isFatal },
    },
  });
  let isOver = false;
  connect(queryClient, {
    ...api,
    async pause(...asked) {
      const { pauseAsAsked } = await import('./asked-wait.ts');
      await pauseAsAsked(services, ...asked);
      // Sent after the end of the session, it would be the call of another person.
      if (isOver) throw new Error('The session ended while the service asked to wait.');
    },
  });
  const logger = createLogger(config.logLevel);
  const toasts = createToastQueue();
  const live = createLive({ config, queryClient, logger });
  const renewal = createRenewal({ queryClient, live, canAsk: hasPage, startFresh });
  const endings: (() => void)[] = [];
  const services: Services = {
    config,
    api,
    queryClient,
    storage,
    logger,
    leaveTo: options.leaveTo ?? leaveTo,
    i18n: createI18n(language, options.loadWords),
    live,
    toasts,
    atEnd: (end) => endings.push(end),
    leaving: createLeaving(),
    renewal,
    tabs: createTabs(options.place === undefined ? CHANNEL : undefined),
    startFresh,
  };
  const table = options.startError === undefined ? cloneRoutes(routes) : failingRoutes(options.startError);
  // The session is asked for before the router needs it: both wait at the same time. Its error is the router's.
  const askedAt = performance.now();
  if (options.startError === undefined)
    queryClient.query(authenticationQueries.session()).catch(() => undefined);

  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    return context;
  };
  const { place } = options;
  const routerOptions = { getContext, patchRoutesOnNavigation: discoverTable(services) };
  const router =
    place === undefined
      ? createBrowserRouter(table, routerOptions)
      : place.createRouter(table, { ...routerOptions, initialEntries: [place.address] });
  const stopSessionSync = syncSessionDeferred(services, router);
  const stopTabs = syncTabs(services, router);
  const followers = new Set<(next: Console) => void>();

  /** Root stands where a page does: not before the first one, and not below an error that takes everything. */
  function hasPage(): boolean {
    return router.state.initialized && router.state.errors?.['root'] === undefined;
  }

  function startFresh(to?: string, lastWord?: ToastMessage): void {
    // Another tab and an answer may both say that another person is here: one console follows.
    if (isOver) return;
    const { location, navigation } = router.state;
    const address = to ?? createPath(navigation.location ?? location);
    const session = queryClient.getQueryData(authenticationQueries.session().queryKey);
    dispose();
    // What is stored may be of the person who has just signed in elsewhere: only who was here takes it along.
    if (session?.isAuthenticated === true) storage.forgetPerson(session.userId);
    if (place === undefined) window.history.replaceState(null, '', address);
    const next = createConsole({ ...options, ...(place && { place: { ...place, address } }) });
    if (lastWord !== undefined) next.services.toasts.show(lastWord);
    for (const follower of followers) follower(next);
  }

  function dispose(): void {
    isOver = true;
    stopSessionSync();
    stopTabs();
    services.live.stop();
    for (const end of endings) end();
    // What the document asked for is of the person who was here.
    globalThis.firstAnswers = undefined;
    services.toasts.clear();
    router.dispose();
    forgetSession(queryClient);
  }

  return {
    router,
    services,
    leastWaits: options.leastWaits ?? leastWaits,
    askedAt,
    onFresh(listener) {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    dispose,
  };
}
