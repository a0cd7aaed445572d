import { type AnyOperation, ApiError, type InputOf } from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { Change } from './change.ts';
import { beginWrite, type WriteUnderWay } from './invalidation.ts';
import type { LoadLookUp } from './look-up.ts';
import { send } from './mutation.ts';
import { isForbidden, readSessionAgain } from './session-again.ts';
import type { WriteOutcome } from './write-outcome.ts';

/** One action for many objects: what is done to each, and what is read again once at the end. */
export interface BulkAction {
  act(id: string): Promise<unknown>;
  /** Reads what became of an object for which it was begun by a page that was closed before the answer came. */
  lookUp(id: string): Promise<WriteOutcome>;
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
  let isRoleLookedUp = false;
  function begin(id: string): InputOf<TOperation> {
    const input = toInput(id);
    const about = change.about?.(input) ?? {};
    if (run === undefined) run = beginWrite(queryClient, change.invalidates, about);
    else run.extend(about);
    return input;
  }
  return {
    act(id) {
      const input = begin(id);
      // Asked too often, the service makes the whole run wait, and it can be stopped meanwhile.
      const sent = send(queryClient, operation, input, change, { lookUp, waits: false }).catch(lookUpRole);
      // What another person has deleted needs no deletion: that is what was wanted.
      return change.deletes === undefined ? sent : sent.catch(unlessDeleted);
    },
    async lookUp(id) {
      const { outcomeOfInterrupted } = await import('./lost-answers.ts');
      return outcomeOfInterrupted(queryClient, begin(id), lookUp);
    },
    settled() {
      run?.endAndInvalidate();
      run = undefined;
      isRoleLookedUp = false;
    },
  };

  /** The role may be taken away, which is the same for every row: it is looked up once. */
  function lookUpRole(error: unknown): never {
    if (isForbidden(error) && !isRoleLookedUp) {
      isRoleLookedUp = true;
      void readSessionAgain(queryClient);
    }
    throw error;
  }
}

function unlessDeleted(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
