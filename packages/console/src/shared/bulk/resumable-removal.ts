import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { BulkOrder, BulkWords } from './bulk-order.ts';
import { resumable, type ResumableAction, type ResumableId } from './resumable-action.ts';

/** The words of an area around many that are taken out of one object: each has these keys in its own file. */
type Say = {
  (key: 'bulk.remove.run', values: { name: string }): string;
  (key: 'bulk.remove.done', values: { count: number; name: string; first: string }): string;
  (key: 'bulk.remove.partlyDone', values: { count: number; left: number; name: string }): string;
  (key: 'bulk.remove.file'): string;
};

/** The object that is left, or that leaves, and the name of the first of the rows. */
const removal = v.object({ id: v.string(), name: v.string(), first: v.string() });

/** How many rows are parted from one object. */
export type ResumableRemoval = ResumableAction<v.InferOutput<typeof removal>>;

/**
 * Parts many rows from one object, in the words of its area: members from a group, a user from groups.
 *
 * @param removeEach parts one after the other, as `queries/` describes it
 */
export const resumableRemoval = (
  id: ResumableId,
  area: 'users' | 'groups' | 'mailboxes',
  removeEach: (
    queryClient: QueryClient,
    objectId: string,
  ) => Pick<BulkOrder, 'act' | 'lookUp' | 'settled' | 'isOnce'>,
): ResumableRemoval =>
  resumable({
    id,
    words: [area],
    choice: removal,
    order: ({ id: objectId, name, first }, { queryClient, i18n }) => ({
      ...removeEach(queryClient, objectId),
      ...removalOrder(i18n.getFixedT(null, area), name, first),
    }),
  });

const removalOrder = (
  t: Say,
  name: string,
  first: string,
): Pick<BulkWords, 'title' | 'done' | 'partlyDone' | 'fileName'> => ({
  title: t('bulk.remove.run', { name }),
  done: (count) => t('bulk.remove.done', { count, name, first }),
  partlyDone: (count, total) => t('bulk.remove.partlyDone', { count, left: total - count, name }),
  fileName: t('bulk.remove.file'),
});
