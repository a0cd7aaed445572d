import type { ApiError } from './errors.ts';
import type { AnswerOf, AnyOperation, InputOf } from './operation.ts';
import { type Wait, whileWanted, withRetries } from './retry.ts';
import { send, type Transport } from './transport.ts';

/** How a client is set up. Everything has a default that suits a console served by the service itself. */
export interface ApiClientOptions {
  /** Origin of the service, without a trailing slash. @default '' — the page's own origin (D1) */
  baseUrl?: string;
  /** What sends a request: a test's own, say. @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
  /** Milliseconds before a call is given up. @default 100_000 (specification, section 9) */
  timeoutMs?: number;
  /**
   * Milliseconds before the second, third … try of a read that got no answer or a 5xx.
   *
   * @default [500, 1500]
   */
  retryDelaysMs?: readonly number[];
  /**
   * Is asked when a bearer operation is refused with 401: the session is over. Once a session; all calls that were
   * refused wait. True: the same person has signed in again, and each of them is sent once more; false: they fail.
   * `found`: no one was asked, because the session is still there; a call that is refused once more asks again, once,
   * and says so: then a person has to be asked. It must not reject.
   *
   * @default they fail
   */
  renewSession?: (isRefusedAgain: boolean) => Promise<boolean | 'found'>;
}

/** What may accompany a call. */
export interface CallOptions {
  /** Gives the call up: it fails with 'An abort occurred.' */
  signal?: AbortSignal;
  /** False for the question who is signed in: its 401 is an answer, and ends no session. @default true */
  renews?: boolean;
  /**
   * Is asked after each failure. Where it answers a promise, the same call is sent again once that is over, a write as
   * well: only the caller knows that it has not been done. What the promise rejects with is what the call fails with.
   * Else the client does what it does by itself.
   */
  wait?: Wait | undefined;
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
}

/** Makes a client. Make one per page: it holds the session's token. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  let token: string | undefined;
  // Counted, because a session of the cookie alone has no token that identifies it.
  let session = 0;
  let renewal: Promise<boolean | 'found'> | undefined;
  /** The same, until it is answered. */
  let asked: typeof renewal;
  const read = () => token;
  const transport: Transport & { retryDelaysMs: readonly number[] } = {
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
    // No user is signed in: a renewal that was refused must not be the answer for the next session.
    if (!token) renewal = undefined;
  }

  return {
    baseUrl: transport.baseUrl,
    token: { read, write },
    async call(operation, ...[input, { signal, renews = true, wait } = {}]) {
      type Answer = AnswerOf<typeof operation>;
      /** Refused so many times: the second time a person is asked, and no third time. */
      const attempt = async (refused: number, sessionThen = session): Promise<Answer> => {
        try {
          return (await withRetries(
            () => send(operation, input, transport, signal),
            operation.effect === 'write' ? [] : transport.retryDelaysMs,
            transport.timeoutMs,
            signal,
            wait,
          )) as Answer;
        } catch (error) {
          if (refused < 2 && operation.access === 'bearer' && (error as ApiError).status === 401) {
            if (!asked && session === sessionThen) {
              write();
              renewal = asked = options.renewSession?.(refused > 0).finally(() => (asked = undefined));
            }
            const answer = renewal && (await whileWanted(renewal, signal));
            if (answer) return attempt(answer === 'found' ? refused + 1 : 2);
          }
          throw error;
        }
      };
      return attempt(renews ? 0 : 2);
    },
  };
}
