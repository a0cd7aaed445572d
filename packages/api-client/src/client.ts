import { ApiError } from './errors.ts';
import type { AnswerOf, AnyOperation, InputOf } from './operation.ts';
import { withRetries } from './retry.ts';
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
  /** Gives the call up: it fails with 'An abort occurred.' */
  signal?: AbortSignal;
}

/** What {@link ApiClient.call} takes after the operation: the input comes first where there is any. */
export type CallArguments<TOperation> =
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
  readonly token: { read(): string | undefined; write(value: string | null | undefined): void };
  /**
   * Is told when a bearer operation is answered 401: the session is over. Once a session, and not about a
   * call that an earlier session sent. Answers how to stop listening.
   */
  onSessionEnded(listener: () => void): () => void;
}

/** Makes a client. Make one per page: it holds the session's token. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  let token: string | undefined;
  // Counted, because a session of the cookie alone has no token to tell it by.
  let session = 0;
  const read = () => token;
  const listeners = new Set<() => void>();
  const transport: Transport & Required<ApiClientOptions> = {
    baseUrl: '',
    fetch: (input, init) => globalThis.fetch(input, init),
    timeoutMs: 100_000,
    retryDelaysMs: [500, 1500],
    ...options,
    token: read,
  };

  function write(value?: string | null): void {
    token = value ?? undefined;
    session += 1;
  }

  return {
    baseUrl: transport.baseUrl,
    token: { read, write },
    onSessionEnded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async call(operation, ...[input, { signal } = {}]) {
      const sessionThen = session;
      try {
        const answer = await withRetries(() => send(operation, input, transport, signal), {
          delaysMs: operation.effect === 'read' ? transport.retryDelaysMs : [],
          longestMs: transport.timeoutMs,
          signal,
        });
        return answer as AnswerOf<typeof operation>;
      } catch (error) {
        const isOver = error instanceof ApiError && error.status === 401 && operation.access === 'bearer';
        if (isOver && session === sessionThen) {
          write();
          for (const listener of listeners) listener();
        }
        throw error;
      }
    },
  };
}
