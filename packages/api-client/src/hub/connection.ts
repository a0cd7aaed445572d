import {
  type HubConnection,
  HubConnectionBuilder,
  type IRetryPolicy,
  JsonHubProtocol,
  LogLevel,
  MessageType,
} from '@microsoft/signalr';

/**
 * The hub's constants (specification, section 9); times in milliseconds. Three more are the library's own and cannot be
 * set: a poll is given up after 100 s, negotiation is sent on 100 times at most, and what arrived is acknowledged after
 * 1 s. The tests see that they still are what the specification says.
 */
export const HUB_SETTINGS = {
  /** Before the first, second … try to come back; the last one repeats (section 7, D62). */
  reconnectDelaysMs: [0, 2000, 5000, 10_000, 20_000, 30_000],
  /** Silence of the service after which the connection counts as lost. */
  serverTimeoutMs: 30_000,
  /** Between two signs of life of ours. */
  keepAliveMs: 15_000,
  /** Bytes kept for a stateful reconnect. */
  messageBufferBytes: 100_000,
  /** Before an HTTP request of the hub is given up. */
  requestTimeoutMs: 100_000,
} as const;

/** How grave a line of the hub's log is. */
export type HubLogLevel = 'debug' | 'info' | 'warn' | 'error';

/** What a connection is made from. */
export interface HubAddress {
  /** Address of the hub: the service's origin and `/hub`, without `/v2` (D61). */
  url: string;
  /**
   * The bearer token as it is now; asked again for every connection. The protocol puts it into the address of a
   * WebSocket, which a browser writes into its console where the connection is refused: leave it out where page and hub
   * share an origin.
   *
   * @default the session cookie alone
   */
  token?: () => string | undefined;
  /** Takes the hub's log; tokens are blacked out before. */
  log?: (level: HubLogLevel, message: string) => void;
}

const LEVELS: Partial<Record<LogLevel, HubLogLevel>> = {
  [LogLevel.Information]: 'info',
  [LogLevel.Warning]: 'warn',
  [LogLevel.Error]: 'error',
  [LogLevel.Critical]: 'error',
};

/** Milliseconds before a try to come back, by the number of tries before it. */
export function reconnectDelay(triesBefore: number): number {
  const delays = HUB_SETTINGS.reconnectDelaysMs;
  return delays[Math.min(triesBefore, delays.length - 1)] ?? 0;
}

/** The protocol of the library, which notes what is called: calls of methods that are not bound, the connection drops. */
class NotingProtocol extends JsonHubProtocol {
  readonly #onCalled: (method: string) => void;

  constructor(onCalled: (method: string) => void) {
    super();
    this.#onCalled = onCalled;
  }

  override parseMessages(...given: Parameters<JsonHubProtocol['parseMessages']>) {
    const messages = super.parseMessages(...given);
    for (const message of messages)
      if (message.type === MessageType.Invocation) this.#onCalled(message.target);
    return messages;
  }
}

/** What a connection reports besides the events it is bound to. */
interface Reports {
  retryPolicy: IRetryPolicy;
  /** Gets the name of every method that the service calls, bound or not. */
  onCalled: (method: string) => void;
}

/** A connection with the specification's constants, not started. */
export function buildConnection(
  { url, token, log }: HubAddress,
  { retryPolicy, onCalled }: Reports,
): HubConnection {
  const options = {
    ...(token !== undefined && { accessTokenFactory: () => token() ?? '' }),
    timeout: HUB_SETTINGS.requestTimeoutMs,
    // Node's own: the library would load a package in its place, which nothing can listen in on.
    WebSocket: globalThis.WebSocket,
  };
  return new HubConnectionBuilder()
    .withUrl(url, options)
    .withHubProtocol(new NotingProtocol(onCalled))
    .withAutomaticReconnect(retryPolicy)
    .withServerTimeout(HUB_SETTINGS.serverTimeoutMs)
    .withKeepAliveInterval(HUB_SETTINGS.keepAliveMs)
    .withStatefulReconnect({ bufferSize: HUB_SETTINGS.messageBufferBytes })
    .configureLogging({
      log: (level, message) => log?.(LEVELS[level] ?? 'debug', withoutSecrets(message, token?.())),
    })
    .build();
}

/**
 * The protocol puts the token and the connection's secret id into the address of a WebSocket and of server-sent events;
 * from there, and from answers that repeat what they were asked, they get into messages.
 */
function withoutSecrets(message: string, token = ''): string {
  const text = message.replaceAll(/([?&](?:access_token|id)=)[^&\s"')]*/g, '$1…');
  return token === '' ? text : text.replaceAll(token, '…');
}
