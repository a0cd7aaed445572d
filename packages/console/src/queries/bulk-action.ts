import { type AnyOperation, ApiError, type InputOf } from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { Change } from './change.ts';
import { beginWrite, type WriteUnderWay } from './invalidation.ts';
import type { LoadLookUp } from './look-up.ts';
import { send } from './mutation.ts';

/** One action for many objects: what is done to each, and what is read again once at the end. */
export interface BulkAction {
  act(id: string): Promise<unknown>;
  settled(): void;
}

/** The same operation for one row after the other. The reads it concerns wait until the run has settled. */
export function bulkAction<TOperation extends AnyOperation>(
  queryClient: QueryClient,
  operation: TOperation,
  toInput: (id: string) => InputOf<TOperation>,
  change: Change<TOperation>,
  lookUp?: LoadLookUp<TOperation>,
): BulkAction {
  let run: WriteUnderWay | undefined;
  return {
    act(id) {
      const input = toInput(id);
      const about = change.about?.(input) ?? {};
      if (run === undefined) run = beginWrite(queryClient, change.invalidates, about);
      else run.extend(about);
      const sent = send(queryClient, operation, input, change, lookUp);
      // What another person has deleted needs no deletion: that is what was wanted.
      return change.deletes === undefined ? sent : sent.catch(unlessDeleted);
    },
    settled() {
      run?.endAndInvalidate();
      run = undefined;
    },
  };
}

function unlessDeleted(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
