import type { AnswerOf, AnyOperation, InputOf } from '@archive-console/api-client';
import { hashKey, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import type { Change } from './change.ts';
import { deleteObject } from './deleted-objects.ts';
import { beginWrite, invalidate, invalidateAndWait } from './invalidation.ts';
import type * as LostAnswers from './lost-answers.ts';
import type { LoadLookUp } from './look-up.ts';
import { isUnclear, mayBeDone, noteOutcome, outcomeOf } from './write-outcome.ts';

interface MutationOptions<TOperation extends AnyOperation> {
  /** Puts what the service has accepted into what was read before. */
  learn?(queryClient: QueryClient, input: InputOf<TOperation>): void;
  /** It counts as done when it is read again as well: where a row must not look as before. @default false */
  isShownWhenDone?: boolean;
  /** Reads what became of it where its answer was lost. Left out, that cannot be found out. */
  lookUp?: LoadLookUp<TOperation>;
}

/**
 * A write, and the reads that it makes stale. Never tried twice: the first may have arrived. Where its answer is lost, it is
 * looked up before anything is said; where nothing was found out, once more before the same is sent again.
 */
export function mutation<TOperation extends AnyOperation>(
  operation: TOperation,
  change: Change<TOperation>,
  { learn, isShownWhenDone = false, lookUp }: MutationOptions<TOperation> = {},
) {
  const { invalidates } = change;
  return mutationOptions({
    mutationKey: [operation.name],
    mutationFn: async (input: InputOf<TOperation>, { client }) => {
      const write = beginWrite(client, invalidates, change.about?.(input));
      try {
        const before = errorBefore(client, operation, input);
        return await send(client, operation, input, change, { lookUp, before });
      } finally {
        write.end();
      }
    },
    onSuccess: (answer, input, _result, { client }) => {
      learn?.(client, input);
      const about = change.about?.(input, answer);
      if (isShownWhenDone) return invalidateAndWait(client, invalidates, about);
      invalidate(client, invalidates, about);
      return undefined;
    },
    onError: (error, input, _result, { client }) => {
      if (mayBeDone(error)) invalidate(client, invalidates, change.about?.(input));
    },
  });
}

/** How the same write ended when it was sent before, as far as the session still knows. */
function errorBefore(client: QueryClient, { name }: AnyOperation, input: unknown): Error | null {
  const before = client
    .getMutationCache()
    .findAll({ mutationKey: [name] })
    .findLast(({ state }) => state.status !== 'pending' && hashKey([state.variables]) === hashKey([input]));
  return before?.state.error ?? null;
}

interface Sending<TOperation extends AnyOperation> {
  lookUp?: LoadLookUp<TOperation> | undefined;
  /** Whether it waits as long as the service says where that is asked too often. */
  waits?: boolean;
  /** How the same ended when it was sent before: what may be done is looked for, and sent only where it is not. */
  before?: Error | null;
}

/** Sends a write. What it deletes is not read again, and out of date where it is looked at once more. */
export async function send<TOperation extends AnyOperation>(
  queryClient: QueryClient,
  operation: TOperation,
  input: InputOf<TOperation>,
  change: Change<TOperation>,
  { lookUp, waits, before = null }: Sending<TOperation> = {},
): Promise<AnswerOf<TOperation>> {
  const sent = async () => {
    const found = await foundAgain(queryClient, input, before, lookUp);
    return found ?? sendAndLookUp(queryClient, operation, input, lookUp, waits);
  };
  const deleted = change.deletes?.(input);
  if (deleted === undefined) return sent();
  try {
    return await deleteObject(queryClient, deleted.names, sent);
  } finally {
    const queryKey = [deleted.read, input];
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

/** Calls of which an answer was lost: by then the file that looks them up is here. */
let lostAnswers: typeof LostAnswers | undefined;

async function load(error: Error): Promise<typeof LostAnswers> {
  try {
    return (lostAnswers ??= await import('./lost-answers.ts'));
  } catch {
    noteOutcome(error, 'unknown');
    throw error;
  }
}

/** Who has looked at what may be it, and sends it all the same, knows that it is another. */
const isToBeFound = (before: Error): boolean => mayBeDone(before) && outcomeOf(before) !== 'alike';

async function foundAgain<TOperation extends AnyOperation>(
  queryClient: QueryClient,
  input: InputOf<TOperation>,
  before: Error | null,
  lookUp: LoadLookUp<TOperation> | undefined,
): Promise<AnswerOf<TOperation> | undefined> {
  if (before === null || lookUp === undefined || !isToBeFound(before)) return undefined;
  const { lookAgain } = await load(before);
  return lookAgain(queryClient, input, before, lookUp);
}

async function sendAndLookUp<TOperation extends AnyOperation>(
  queryClient: QueryClient,
  operation: TOperation,
  input: InputOf<TOperation>,
  lookUp: LoadLookUp<TOperation> | undefined,
  waits: boolean | undefined,
): Promise<AnswerOf<TOperation>> {
  try {
    return await call(queryClient, operation, input as object | undefined, undefined, waits);
  } catch (thrown) {
    const error = thrown as Error;
    const callKey = hashKey([operation.name, input]);
    if (!isUnclear(error) && lostAnswers?.wasLost(queryClient, callKey) !== true) throw error;
    const { afterLostAnswer } = await load(error);
    return afterLostAnswer(queryClient, input, error, callKey, lookUp);
  }
}
