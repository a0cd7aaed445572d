import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReadPlace, ReadResult } from './ReadResult.tsx';

/** A read as `queries/` describes it. */
export interface ReadQuery<TAnswer, T, TKey extends QueryKey> {
  query: UseQueryOptions<TAnswer, Error, T, TKey> & { queryKey: TKey };
}

/** A part of a page about one read. */
export function ReadPart<TAnswer, T, TKey extends QueryKey>({
  query,
  ...place
}: ReadPlace<T> & ReadQuery<TAnswer, T, TKey>) {
  return <ReadResult read={useQuery(query)} queryKey={query.queryKey} {...place} />;
}
