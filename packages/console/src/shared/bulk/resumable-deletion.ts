import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Namespace } from '#shared/i18n/i18n.ts';
import { deletionOrder } from './bulk-delete-words.ts';
import type { BulkOrder } from './bulk-order.ts';
import { resumable, type ResumableAction, type ResumableId } from './resumable-action.ts';

/** The areas whose words have all that is said of a deletion of many. */
type AreaWords = Extract<
  Namespace,
  'users' | 'groups' | 'mailboxes' | 'email-addresses' | 'archive-policies' | 'access-tokens'
>;

/**
 * Deletes many objects of an area, in its own words.
 *
 * @param deleteEach deletes one after the other, as `queries/` describes it
 */
export const resumableDeletion = (
  id: ResumableId,
  area: AreaWords,
  deleteEach: (queryClient: QueryClient) => Pick<BulkOrder, 'act' | 'lookUp' | 'settled' | 'isOnce'>,
): ResumableAction<null> =>
  resumable({
    id,
    words: [area],
    choice: v.null(),
    order: (_choice, { queryClient, i18n, count }) => ({
      ...deleteEach(queryClient),
      ...deletionOrder(i18n.getFixedT(null, area), count),
    }),
  });
