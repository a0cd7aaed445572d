import type { AnswerOf, AnyOperation, ApiClient, CallOptions, InputOf } from '@archive-console/api-client';
import { type QueryClient, type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { secondsToWait } from './too-many-requests.ts';

/** A client that knows how to wait where the service asks for it. */
interface PatientClient extends ApiClient {
  /** Waits so many seconds, or until the caller gives up. @default calls fail */
  pause?(seconds: number, signal: AbortSignal | undefined): Promise<unknown>;
}

const clients = new WeakMap<QueryClient, PatientClient>();

/** Ties a query cache to the session it reads from: every console, and so every story, has its own pair. */
export function connect(queryClient: QueryClient, api: PatientClient): void {
  clients.set(queryClient, api);
}

/** The session behind a query cache. */
export function apiOf(queryClient: QueryClient): PatientClient {
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

/** The loader of a page has asked: where that failed before the page was there, the page does not ask a second time. */
const askedByLoader = { retryOnMount: false };

/** One object, read by the loader of its page. */
export function detailQuery<TOperation extends AnyOperation>(
  operation: TOperation,
  input: InputOf<TOperation>,
) {
  return queryOptions({ ...query(operation, input), ...askedByLoader });
}

/** The name of the same object: the title of its page. */
export function nameQuery<TOperation extends AnyOperation>(
  operation: TOperation,
  input: InputOf<TOperation>,
  nameOf: (answer: AnswerOf<TOperation>) => string,
): UseQueryOptions<unknown, Error, string, QueryKey> {
  return {
    queryKey: keyOf(operation, input),
    queryFn: ({ client, signal }) => call(client, operation, input, signal),
    ...askedByLoader,
    select: (answer) => nameOf(answer as AnswerOf<TOperation>),
  };
}

/**
 * One call outside the cache: exports and pages of a selection, which are read once.
 *
 * @param waits false where the caller waits by itself for a service that is asked too often
 */
export function call<TOperation extends AnyOperation>(
  queryClient: QueryClient,
  operation: TOperation,
  input: object | undefined,
  signal?: AbortSignal,
  waits = true,
): Promise<AnswerOf<TOperation>> {
  const { call: ask } = apiOf(queryClient);
  return (ask as (operation: AnyOperation, input?: object, options?: CallOptions) => Promise<unknown>)(
    operation,
    input,
    { ...(signal && { signal }), ...(waits && { wait: waitOf(queryClient, operation, signal) }) },
  ) as Promise<AnswerOf<TOperation>>;
}

/** A read comes back when the service says, a write where it was refused unread. */
export function waitOf(
  queryClient: QueryClient,
  { effect }: AnyOperation,
  signal: AbortSignal | undefined,
): NonNullable<CallOptions['wait']> {
  return (error) => {
    const seconds = secondsToWait(error) ?? (effect === 'read' && error.retryAfter);
    const { pause } = apiOf(queryClient);
    return seconds ? pause?.(seconds, signal).catch(() => Promise.reject(error)) : undefined;
  };
}
