import type { AnyOperation } from '@archive-console/api-client';
import { queryOptions } from '@tanstack/react-query';
import { keyOf } from './api.ts';
import { fewAtOnce } from './few-at-once.ts';
import { readMatching, type RowOf } from './paged-reads.ts';

/** Every row that is meant by a text, of all that match it; a page may ask for many texts, and goes on beside them. */
export function meantQuery<TOperation extends AnyOperation>(
  operation: TOperation,
  sortBy: string,
  text: string,
  isMeant: (row: RowOf<TOperation>) => boolean,
) {
  return queryOptions({
    queryKey: keyOf(operation, { matching: text }),
    queryFn: ({ client, signal }) =>
      fewAtOnce(client, () => readMatching(client, operation, { sortBy, text, signal })),
    select: (rows: RowOf<TOperation>[]) => rows.filter(isMeant),
  });
}
