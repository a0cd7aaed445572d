import type { HubConnection } from '@microsoft/signalr';
import { buildConnection, type HubAddress, reconnectDelay } from './connection.ts';
import { onWaking } from './waking.ts';
import { HUB_EVENT_NAMES, type HubEventName, type HubEventPayload } from './events.ts';
import { readEvent } from './read-event.ts';

export { HUB_SETTINGS, type HubAddress, type HubLogLevel } from './connection.ts';

/**
 * How the hub stands. `since` is the moment from which on it reports without a gap, `retryAt` that of the next try, both
 * in milliseconds since 1970.
 */
export type HubState =
  | { readonly phase: 'off' }
  | { readonly phase: 'connecting' }
  | { readonly phase: 'live'; readonly since: number }
  | { readonly phase: 'reconnecting'; readonly retryAt: number };

/** Stops listening; calling it again does nothing. */
export type Unsubscribe = () => void;

/** The line on which the service reports what changed (specification, section 7: real-time hub). */
export interface Hub {
  /** How it stands now: the same object until that changes. */
  state(): HubState;
  /** Calls the listener whenever the state has changed. */
  subscribe(listener: () => void): Unsubscribe;
  /** Calls the listener at every event of that name; survives stop, start and every reconnect. */
  on<TName extends HubEventName>(
    event: TName,
    listener: (payload: HubEventPayload<TName>) => void,
  ): Unsubscribe;
  /**
   * Calls the listener with the name of every event that {@link Hub.on} does not know: the service may report more than
   * this client has words for (D60), and something changed.
   */
  onUnknown(listener: (event: string) => void): Unsubscribe;
  /**
   * Calls the listener when the line is up again after it was lost or failed: what is on screen may
   * be old.
   */
  onReconnected(listener: () => void): Unsubscribe;
  /** Connects, and keeps trying until `stop`. Does nothing while it is started. */
  start(): void;
  /** Disconnects. Resolves when the line is closed; does nothing while it is stopped. */
  stop(): Promise<void>;
  /** Tries at once instead of at `retryAt`. Does nothing unless it is reconnecting. */
  tryNow(): void;
}

// The protocol compares names without regard to their case.
const known = new Set(HUB_EVENT_NAMES.map((name) => name.toLowerCase()));

/** Makes a hub, not started. Make one per session. */
export function createHub(address: HubAddress): Hub {
  const watchers = new Set<() => void>();
  const returners = new Set<() => void>();
  const unknownListeners = new Set<(event: string) => void>();
  const listeners = new Map<HubEventName, Set<(payload: never) => void>>();
  let state: HubState = { phase: 'off' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;
  let hasBeenLost = false;
  // What an earlier connection still reports is about the past: only this one counts.
  let current: HubConnection | undefined;

  function become(next: HubState): void {
    state = next;
    for (const watcher of watchers) watcher();
  }

  /** Announces the try after `tries` others and answers the milliseconds until then. */
  function announce(tries: number): number {
    const delay = reconnectDelay(tries);
    hasBeenLost = true;
    become({ phase: 'reconnecting', retryAt: Date.now() + delay });
    return delay;
  }

  function arrive(): void {
    const isReturn = hasBeenLost;
    hasBeenLost = false;
    become({ phase: 'live', since: Date.now() });
    if (isReturn) for (const returner of returners) returner();
  }

  function notify(event: HubEventName, payload: unknown): void {
    const read = readEvent(event, payload);
    if (read === undefined)
      address.log?.('warn', `The hub sent '${event}' in a shape this console cannot read; it is left out.`);
    else for (const listener of listeners.get(event) ?? []) listener(read as never);
  }

  function build(): HubConnection {
    const built = buildConnection(address, {
      retryPolicy: {
        nextRetryDelayInMilliseconds({ previousRetryCount }) {
          const delay = built === current ? announce(previousRetryCount) : 0;
          // A listener may have stopped the hub.
          return built === current ? delay : null;
        },
      },
      onCalled(event) {
        if (built !== current || known.has(event.toLowerCase())) return;
        for (const listener of unknownListeners) listener(event);
      },
    });
    built.onreconnected(() => {
      if (built === current) arrive();
    });
    built.onclose(() => {
      if (built === current) retry(0);
    });
    for (const event of HUB_EVENT_NAMES) {
      built.on(event, (payload: unknown) => {
        if (built === current) notify(event, payload);
      });
    }
    return built;
  }

  async function open(tries: number): Promise<void> {
    const opened = build();
    current = opened;
    try {
      await opened.start();
    } catch {
      // The connection has logged why.
      if (opened === current) retry(tries);
      return;
    }
    if (opened === current) arrive();
  }

  function connect(tries: number): void {
    become({ phase: 'connecting' });
    // A listener may have stopped the hub.
    if (state.phase === 'connecting') void open(tries);
  }

  function retry(tries: number): void {
    const failed = current;
    const delay = announce(tries);
    // A listener may have stopped the hub, or tried at once.
    if (failed === current) timer = setTimeout(() => void open(tries + 1), delay);
  }

  function leave(): Promise<void> {
    clearTimeout(timer);
    const left = current;
    current = undefined;
    return left?.stop() ?? Promise.resolve();
  }

  /** Another connection in place of this one, at once. */
  function renew(): void {
    hasBeenLost ||= state.phase === 'live';
    void leave();
    connect(1);
  }

  function tryNow(): void {
    if (state.phase === 'reconnecting') renew();
  }

  return {
    state: () => state,
    subscribe: (listener) => addTo(watchers, listener),
    on(event, listener) {
      const others = listeners.get(event) ?? new Set();
      listeners.set(event, others);
      return addTo(others, listener);
    },
    onUnknown: (listener) => addTo(unknownListeners, listener),
    onReconnected: (listener) => addTo(returners, listener),
    start() {
      if (state.phase !== 'off') return;
      hasBeenLost = false;
      stopWatching = onWaking({ woke: renew, seen: tryNow });
      connect(0);
    },
    async stop() {
      if (state.phase === 'off') return;
      stopWatching?.();
      const closed = leave();
      become({ phase: 'off' });
      await closed;
    },
    tryNow,
  };
}

function addTo<TListener>(listeners: Set<TListener>, listener: TListener): Unsubscribe {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
