import type { AnyOperation, InputOf } from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { type BulkAction, bulkAction } from './bulk-action.ts';
import type { Change } from './change.ts';
import type { LoadLookUp } from './look-up.ts';
import { outcomeOf } from './write-outcome.ts';

/**
 * Creates one object for each row, where rows may share a name. Where an answer is lost, what another row has created is
 * not taken for this one's, and what may be another row's leaves it unknown.
 */
export function bulkCreation<TOperation extends AnyOperation>(
  queryClient: QueryClient,
  operation: TOperation,
  toInput: (row: string) => InputOf<TOperation> & { name: string },
  change: Change<TOperation>,
  loadLookUp: LoadLookUp<TOperation>,
): BulkAction {
  const created = new Set<unknown>();
  /** The names of rows whose answer is awaited or was lost. */
  const unanswered = new Map<string, string>();

  const creation = bulkAction(queryClient, operation, toInput, change, async () => {
    const lookUp = await loadLookUp();
    return async (client, input) => {
      const found = await lookUp(client, input, created);
      if (found.isReached && (created.has(idOf(found.answer)) || hasTwin(input as { name: string })))
        throw new Error('It may be what another row has created.');
      return found;
    };
  });

  /** The row that is looked up is one of them. */
  function hasTwin({ name }: { name: string }): boolean {
    return [...unanswered.values()].filter((other) => other === name).length > 1;
  }

  return {
    ...creation,
    async act(row) {
      const wasLost = unanswered.has(row);
      unanswered.set(row, toInput(row).name);
      let isLost = wasLost;
      try {
        const answer = await creation.act(row);
        created.add(idOf(answer));
        return answer;
      } catch (error) {
        isLost ||= outcomeOf(error) !== undefined;
        throw error;
      } finally {
        if (!isLost) unanswered.delete(row);
      }
    },
    lookUp(row) {
      unanswered.set(row, toInput(row).name);
      return creation.lookUp(row);
    },
  };
}

const idOf = (object: unknown): unknown => (object as { id?: unknown } | undefined)?.id;
