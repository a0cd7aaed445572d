import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { listNames } from '#shared/i18n/list-names.ts';
import type { BulkOrder } from './bulk-order.ts';
import { resumable, type ResumableAction, type ResumableId } from './resumable-action.ts';

/** The words of an area around what is added to many: each has these keys in its own file. */
type Say = {
  (key: 'bulk.add.run', values: { names: string }): string;
  (key: 'bulk.add.done', values: { count: number; names: string }): string;
  (key: 'bulk.add.partlyDone', values: { count: number; total: number; names: string }): string;
  (key: 'bulk.add.file'): string;
};

/** The objects that are added. */
export const addedObjects = v.array(v.object({ id: v.string(), name: v.string() }));

interface Addition<TChoice> {
  id: ResumableId;
  area: 'users' | 'mailboxes';
  choice: v.GenericSchema<unknown, TChoice>;
  addedIn: (choice: TChoice) => v.InferOutput<typeof addedObjects>;
  /** Adds them to one after the other, as `queries/` describes it. */
  addToEach: (
    queryClient: QueryClient,
    choice: TChoice,
  ) => Pick<BulkOrder, 'act' | 'lookUp' | 'settled' | 'isOnce'>;
}

/** Adds the same objects to many rows, in the words of their area: groups to users, delegates to mailboxes. */
export const resumableAddition = <TChoice>({
  id,
  area,
  choice,
  addedIn,
  addToEach,
}: Addition<TChoice>): ResumableAction<TChoice> =>
  resumable({
    id,
    words: [area],
    choice,
    order(chosen, { queryClient, i18n }) {
      const t: Say = i18n.getFixedT(null, area);
      const names = listNames(
        addedIn(chosen).map(({ name }) => name),
        i18n.language,
      );
      return {
        ...addToEach(queryClient, chosen),
        title: t('bulk.add.run', { names }),
        done: (count) => t('bulk.add.done', { count, names }),
        partlyDone: (count, total) => t('bulk.add.partlyDone', { count, total, names }),
        fileName: t('bulk.add.file'),
      };
    },
  });
