import type { AnswerOf, AnyOperation, InputOf } from '@archive-console/api-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import type { Change } from './change.ts';
import { deleteObject } from './deleted-objects.ts';
import { beginWrite, invalidate, invalidateAndWait } from './invalidation.ts';

interface MutationOptions<TOperation extends AnyOperation> {
  /** Puts what the service has accepted into what was read before. */
  learn?(queryClient: QueryClient, input: InputOf<TOperation>): void;
  /** It counts as done when it is read again as well: where a row must not look as before. @default false */
  isShownWhenDone?: boolean;
}

/** A write, and the reads that it makes stale. Never tried twice: the first may have arrived. */
export function mutation<TOperation extends AnyOperation>(
  operation: TOperation,
  change: Change<TOperation>,
  { learn, isShownWhenDone = false }: MutationOptions<TOperation> = {},
) {
  const { invalidates } = change;
  return mutationOptions({
    mutationKey: [operation.name],
    mutationFn: async (input: InputOf<TOperation>, { client }) => {
      const write = beginWrite(client, invalidates, change.about?.(input));
      try {
        return await send(client, operation, input, change);
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
  });
}

/** Sends a write. What it deletes is not read again, and out of date where it is looked at once more. */
export async function send<TOperation extends AnyOperation>(
  queryClient: QueryClient,
  operation: TOperation,
  input: InputOf<TOperation>,
  change: Change<TOperation>,
): Promise<AnswerOf<TOperation>> {
  const sent = () => call(queryClient, operation, input as object | undefined);
  const deleted = change.deletes?.(input);
  if (deleted === undefined) return sent();
  try {
    return await deleteObject(queryClient, deleted.names, sent);
  } finally {
    const queryKey = [deleted.read, input];
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}
