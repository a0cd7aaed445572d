import type { Hub, HubState } from '@archive-console/api-client/hub';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '#queries/api.ts';
import { authenticationQueries } from '#queries/authentication.ts';
import { isAboutDeleted } from '#queries/deleted-objects.ts';
import { forgetInvalidations, setHubLive } from '#queries/invalidation-state.ts';
import type { ConsoleConfig } from '#shared/runtime/config.ts';
import type { Logger } from '#shared/runtime/logger.ts';

/** The console's connection to the hub: what is changed elsewhere is read again here. */
export interface Live {
  state(): HubState;
  subscribe(listener: () => void): () => void;
  /** Starts the hub if it is not connected (E07). Safe to call twice. */
  start(): void;
  /** Stops it, as at sign-out (specification, section 4). */
  stop(): void;
  tryNow(): void;
  /** Reads everything on screen again, as after a while without reports of changes. */
  readAgain(): void;
}

interface LiveOptions {
  config: ConsoleConfig;
  queryClient: QueryClient;
  logger: Logger;
}

/** Pause before the hub's file is fetched again where that failed, in milliseconds. */
const FETCH_AGAIN_MS = 30_000;

export function createLive({ config, queryClient, logger }: LiveOptions): Live {
  const listeners = new Set<() => void>();
  let hub: Promise<Hub> | undefined;
  // It is begun once the first page is quiet: until then nothing is wrong.
  let state: HubState = { phase: 'connecting' };
  let wanted = false;
  let fetchingAgain: ReturnType<typeof setTimeout> | undefined;

  function show(next: HubState): void {
    state = next;
    setHubLive(queryClient, state.phase === 'live');
    for (const listener of listeners) listener();
  }

  // Who is signed in is asked once (E02); a failing answer would take the page away.
  const session = hashKey(authenticationQueries.session().queryKey);
  const canReadAgain = ({ queryHash, queryKey }: Query) =>
    queryHash !== session && !isAboutDeleted(queryClient, queryKey);

  async function open(): Promise<Hub> {
    const { openHubAndReadAgain } = await import('./read-unreported.ts');
    const api = apiOf(queryClient);
    const url = config.hubUrl === '' ? `${api.baseUrl}/hub` : config.hubUrl;
    const created = openHubAndReadAgain(queryClient, {
      url,
      // On the page's own origin the cookie says who asks, and no token gets into an address.
      ...(!url.startsWith('/') && { token: () => api.token.read() }),
      log: (level, message) => logger[level](message),
      canReadAgain,
    });
    created.subscribe(() => show(created.state()));
    return created;
  }

  function start(): void {
    wanted = true;
    clearTimeout(fetchingAgain);
    hub ??= open();
    hub.then(
      (opened) => (wanted ? opened.start() : undefined),
      (error: unknown) => {
        hub = undefined;
        logger.error(error);
        if (!wanted) return;
        show({ phase: 'reconnecting', retryAt: Date.now() + FETCH_AGAIN_MS });
        fetchingAgain = setTimeout(start, FETCH_AGAIN_MS);
      },
    );
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    stop() {
      wanted = false;
      clearTimeout(fetchingAgain);
      forgetInvalidations(queryClient);
      if (hub === undefined) show({ phase: 'off' });
      else hub.then((opened) => opened.stop()).catch(logger.error);
    },
    tryNow() {
      if (hub === undefined) start();
      else hub.then((opened) => opened.tryNow()).catch(logger.error);
    },
    readAgain: () => void queryClient.invalidateQueries({ predicate: canReadAgain }),
  };
}
