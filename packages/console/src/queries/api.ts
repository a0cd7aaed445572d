import type { AnswerOf, AnyOperation, ApiClient, InputOf } from '@archive-console/api-client';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type About, invalidate, write } from './invalidation.ts';

const clients = new WeakMap<QueryClient, ApiClient>();

/** Ties a query cache to the session it reads from: every console, and so every story, has its own pair. */
export function connect(queryClient: QueryClient, api: ApiClient): void {
  clients.set(queryClient, api);
}

/** The session behind a query cache. */
export function apiOf(queryClient: QueryClient): ApiClient {
  const api = clients.get(queryClient);
  if (api === undefined) {
    throw new Error(
      'This QueryClient has no ApiClient. Queries are made for one session; call connect() first.',
    );
  }
  return api;
}

type WithoutInput = AnyOperation & { takes?: undefined };

/** Key and function of one read, inseparable: the key is the operation's name and its input. */
export function query<TOperation extends WithoutInput>(operation: TOperation): QueryFor<TOperation>;
export function query<TOperation extends AnyOperation>(
  operation: TOperation,
  input: InputOf<TOperation>,
): QueryFor<TOperation>;
export function query(operation: AnyOperation, input?: object) {
  return readOf(operation, input);
}

type QueryFor<TOperation extends AnyOperation> = ReturnType<typeof readOf<TOperation>>;

function readOf<TOperation extends AnyOperation>(operation: TOperation, input: object | undefined) {
  return queryOptions({
    queryKey: keyOf(operation, input),
    queryFn: ({ client, signal }) => call(client, operation, input, signal),
  });
}

/** The key under which an operation's answers are kept; without input, the prefix of all of them. */
export function keyOf(operation: AnyOperation, input?: object): readonly [string, object?] {
  return input === undefined ? [operation.name] : [operation.name, input];
}

/** What a write makes out of date, and how it goes on. */
interface Effects<TOperation extends AnyOperation> {
  invalidates: readonly AnyOperation[];
  /** Whom it was about: what was read of others stays as it is. Left out: about anything. */
  about?(input: InputOf<TOperation>, answer: AnswerOf<TOperation>): About;
  /** Puts what the service has accepted into what was read before. */
  learn?(queryClient: QueryClient, input: InputOf<TOperation>): void;
  /** It counts as done when it is read again as well: where a row must not look as before. @default false */
  isShownWhenDone?: boolean;
}

/** A write, and the reads that are out of date once it is done. Never tried twice: the first may have arrived. */
export function mutation<TOperation extends AnyOperation>(
  operation: TOperation,
  { invalidates, about, learn, isShownWhenDone = false }: Effects<TOperation>,
) {
  return mutationOptions({
    mutationKey: [operation.name],
    mutationFn: (input: InputOf<TOperation>, { client }) =>
      call(client, operation, input as object | undefined),
    onSuccess: (answer, input, _result, { client }) => {
      learn?.(client, input);
      const shown = invalidate(client, invalidates, about?.(input, answer));
      return isShownWhenDone ? shown : undefined;
    },
  });
}

/** One call outside the cache: exports and bulk runs, which read or write many things once. */
export function call<TOperation extends AnyOperation>(
  queryClient: QueryClient,
  operation: TOperation,
  input: object | undefined,
  signal?: AbortSignal,
): Promise<AnswerOf<TOperation>> {
  const send = apiOf(queryClient).call as (
    operation: AnyOperation,
    input?: object,
    options?: { signal?: AbortSignal },
  ) => Promise<unknown>;
  const answer = () =>
    send(operation, input, signal === undefined ? {} : { signal }) as Promise<AnswerOf<TOperation>>;
  return operation.effect === 'write' ? write(queryClient, answer) : answer();
}
