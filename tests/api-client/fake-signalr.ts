interface RetryPolicy {
  nextRetryDelayInMilliseconds(context: { previousRetryCount: number }): number | null;
}

interface Logger {
  log(level: number, message: string): void;
}

/** What a connection was built with, by the builder's words. */
interface Build {
  url?: string;
  options?: { accessTokenFactory(): string };
  withServerTimeout?: number;
  withKeepAliveInterval?: number;
  withStatefulReconnect?: object;
  withHubProtocol?: JsonHubProtocol;
}

/** A call of a method, as the service sends it. */
interface Invocation {
  type: number;
  target: string;
  arguments: unknown[];
}

/** The library's kinds of message. */
export const MessageType = { Invocation: 1, Ping: 6 } as const;

/** Takes the place of the library's protocol: what is sent comes as it is. */
export class JsonHubProtocol {
  parseMessages(messages: Invocation[]): Invocation[] {
    return messages;
  }
}

/** The service at the other end: whether it can be reached, who connected, and when a client tried. */
export const line = {
  isReachable: true,
  connections: [] as FakeConnection[],
  triedAt: [] as number[],
  reset(): void {
    this.isReachable = true;
    this.connections = [];
    this.triedAt = [];
  },
  /** The connection built last. */
  get last(): FakeConnection {
    const last = this.connections.at(-1);
    if (last === undefined) throw new Error('No connection is built yet: start the hub first.');
    return last;
  },
};

/** A connection that keeps the library's promises (retry policy, callbacks) without a network. */
export class FakeConnection {
  readonly build: Build;
  readonly logger: Logger;
  stops = 0;
  readonly #policy: RetryPolicy;
  readonly #listeners = new Map<string, ((payload: unknown) => void)[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reconnected: () => void = () => undefined;
  #closed: () => void = () => undefined;

  constructor(build: Build, policy: RetryPolicy, logger: Logger) {
    this.build = build;
    this.#policy = policy;
    this.logger = logger;
    line.connections.push(this);
  }

  on(event: string, listener: (payload: unknown) => void): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }

  onreconnected(listener: () => void): void {
    this.#reconnected = listener;
  }

  onclose(listener: () => void): void {
    this.#closed = listener;
  }

  start(): Promise<void> {
    line.triedAt.push(Date.now());
    return line.isReachable ? Promise.resolve() : Promise.reject(new Error('No connection.'));
  }

  stop(): Promise<void> {
    this.stops += 1;
    clearTimeout(this.#timer);
    return Promise.resolve();
  }

  /** The service sends an event. */
  send(event: string, payload: unknown): void {
    const messages = [
      { type: MessageType.Ping, target: '', arguments: [] },
      { type: MessageType.Invocation, target: event, arguments: [payload] },
    ];
    for (const { target } of this.build.withHubProtocol?.parseMessages(messages) ?? [])
      for (const listener of this.#listeners.get(target) ?? []) listener(payload);
  }

  /** The network fails; the library reconnects by its policy. */
  drop(previousRetryCount = 0): void {
    const delay = this.#policy.nextRetryDelayInMilliseconds({ previousRetryCount });
    if (delay === null) return this.#closed();
    this.#timer = setTimeout(() => {
      line.triedAt.push(Date.now());
      if (line.isReachable) this.#reconnected();
      else this.drop(previousRetryCount + 1);
    }, delay);
  }

  /** The service ends the connection for good. */
  close(): void {
    this.#closed();
  }
}

/** Takes the place of the library's builder. */
export class HubConnectionBuilder {
  readonly #build: Build = {};
  #policy: RetryPolicy = { nextRetryDelayInMilliseconds: () => null };
  #logger: Logger = { log: () => undefined };

  withUrl(url: string, options: { accessTokenFactory(): string }): this {
    Object.assign(this.#build, { url, options });
    return this;
  }

  withHubProtocol(protocol: JsonHubProtocol): this {
    this.#build.withHubProtocol = protocol;
    return this;
  }

  withAutomaticReconnect(policy: RetryPolicy): this {
    this.#policy = policy;
    return this;
  }

  withServerTimeout(milliseconds: number): this {
    this.#build.withServerTimeout = milliseconds;
    return this;
  }

  withKeepAliveInterval(milliseconds: number): this {
    this.#build.withKeepAliveInterval = milliseconds;
    return this;
  }

  withStatefulReconnect(options: object): this {
    this.#build.withStatefulReconnect = options;
    return this;
  }

  configureLogging(logger: Logger): this {
    this.#logger = logger;
    return this;
  }

  build(): FakeConnection {
    return new FakeConnection(this.#build, this.#policy, this.#logger);
  }
}

/** The library's levels. */
export const LogLevel = {
  Trace: 0,
  Debug: 1,
  Information: 2,
  Warning: 3,
  Error: 4,
  Critical: 5,
  None: 6,
} as const;
