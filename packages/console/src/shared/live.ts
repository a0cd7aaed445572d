import type { Hub, HubState } from '@archive-console/api-client/hub';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf, markStale } from '#queries/api.ts';
import { staleBy } from '#queries/live.ts';
import type { ConsoleConfig } from './config.ts';
import type { Logger } from './logger.ts';

/** The console's connection to the hub: what is changed elsewhere is read again here. */
export interface Live {
  state(): HubState;
  subscribe(listener: () => void): () => void;
  /** Starts the hub if it is not connected (E07). Safe to call twice. */
  start(): void;
  /** Stops it, as at sign-out (specification, section 4). */
  stop(): void;
  tryNow(): void;
}

interface LiveOptions {
  config: ConsoleConfig;
  queryClient: QueryClient;
  logger: Logger;
}

/** Longest wait before what is on screen is read again after a reconnect: many consoles must not ask at once (R9). */
const REFETCH_SPREAD_MS = 2000;

export function createLive({ config, queryClient, logger }: LiveOptions): Live {
  const listeners = new Set<() => void>();
  let hub: Promise<Hub> | undefined;
  let state: HubState = { phase: 'off' };
  let wanted = false;

  function show(next: HubState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function open(): Promise<Hub> {
    // SignalR is heavy and not needed for the first row.
    const { createHub } = await import('@archive-console/api-client/hub');
    const api = apiOf(queryClient);
    const created = createHub({
      url: config.hubUrl === '' ? `${api.baseUrl}/hub` : config.hubUrl,
      token: () => api.token.read(),
      log: (level, message) => logger[level](message),
    });
    created.subscribe(() => show(created.state()));
    for (const { event, operations } of staleBy) {
      created.on(event, () => void markStale(queryClient, operations));
    }
    created.onReconnected(() => {
      setTimeout(() => void queryClient.invalidateQueries({ refetchType: 'active' }), Math.random() * REFETCH_SPREAD_MS);
    });
    return created;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      wanted = true;
      hub ??= open();
      hub.then(
        (opened) => (wanted ? opened.start() : undefined),
        (error: unknown) => {
          // The file could not be fetched; the next start tries again.
          hub = undefined;
          logger.error(error);
        },
      );
    },
    stop() {
      wanted = false;
      void hub?.then((opened) => opened.stop());
    },
    tryNow() {
      void hub?.then((opened) => opened.reconnectNow());
    },
  };
}
