import { ApiError } from './errors.ts';
import type { AnswerOf, AnyOperation, InputOf } from './operation.ts';
import { send, type Transport } from './transport.ts';

/** How a client is set up. Everything has a default that suits a console served by the service itself. */
export interface ApiClientOptions {
  /** Origin of the service, without a trailing slash. @default '' — the page's own origin (D1) */
  baseUrl?: string;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
  /** Milliseconds before a call is given up. @default 100_000 (specification, section 9) */
  timeoutMs?: number;
  /** Milliseconds before the second, third … try of a read that met no answer or a 5xx. @default [500, 1500] */
  retryDelaysMs?: readonly number[];
}

/** What may accompany a call. */
export interface CallOptions {
  signal?: AbortSignal;
}

type CallArguments<TOperation> =
  InputOf<TOperation> extends undefined
    ? [input?: undefined, options?: CallOptions]
    : [input: InputOf<TOperation>, options?: CallOptions];

/** One session with the service. */
export interface ApiClient {
  /** Calls an operation and answers its checked answer. @throws {ApiError} for everything else */
  call<TOperation extends AnyOperation>(
    operation: TOperation,
    ...given: CallArguments<TOperation>
  ): Promise<AnswerOf<TOperation>>;
  /** Origin of the service; the hub's address is built from it. */
  readonly baseUrl: string;
  /** The bearer token of this session, in memory only (D19). */
  readonly token: { read(): string | undefined; write(value: string | undefined): void };
  /** Is told when a bearer operation is answered 401: the session is over. Answers how to stop listening. */
  onSessionEnded(listener: () => void): () => void;
}

/** Makes a client. Make one per page: it holds the session's token. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  let token: string | undefined;
  const listeners = new Set<() => void>();
  const retryDelaysMs = options.retryDelaysMs ?? [500, 1500];
  const transport: Transport = {
    baseUrl: options.baseUrl ?? '',
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs: options.timeoutMs ?? 100_000,
    token: () => token,
  };

  async function attempt(operation: AnyOperation, input: object | undefined, signal: AbortSignal | undefined): Promise<unknown> {
    const delays = operation.effect === 'read' ? retryDelaysMs : [];
    for (let tries = 0; ; tries += 1) {
      try {
        return await send(operation, input as Readonly<Record<string, unknown>> | undefined, transport, signal);
      } catch (error) {
        const delay = delays[tries];
        if (delay === undefined || !(error instanceof ApiError) || !isPassing(error)) throw error;
        await wait(error.retryAfter === undefined ? delay : error.retryAfter * 1000, signal);
      }
    }
  }

  return {
    baseUrl: transport.baseUrl,
    token: {
      read: () => token,
      write: (value) => {
        token = value;
      },
    },
    onSessionEnded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async call(operation, ...[input, callOptions]) {
      try {
        return (await attempt(operation, input, callOptions?.signal)) as AnswerOf<typeof operation>;
      } catch (error) {
        const ended = error instanceof ApiError && error.status === 401 && operation.access === 'bearer';
        if (ended) {
          token = undefined;
          for (const listener of listeners) listener();
        }
        throw error;
      }
    },
  };
}

function isPassing(error: ApiError): boolean {
  return error.kind === 'network' || (error.status !== undefined && error.status >= 500 && error.kind === 'refused');
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
