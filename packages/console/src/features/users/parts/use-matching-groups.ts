import type { Group } from '@archive-console/api-client';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { groupsQueries, placeInPages } from '#queries/groups.ts';
import { useDebounced } from '#shared/loading/use-debounced.ts';

/** While somebody drags the scroll bar nothing is asked. */
const SCROLL_MS = 60;

/** The groups that match a text, however many: the first page, and those that are looked at. */
export function useMatchingGroups(text: string) {
  const [span, setSpan] = useState<readonly [from: number, to: number]>([1, 1]);
  const [from, to] = useDebounced(span, SCROLL_MS);
  const first = useQuery({ ...groupsQueries.matching(text, 1), placeholderData: (previous) => previous });
  const isLoading = first.isPending || first.isPlaceholderData;
  const further = [...new Set([from, to])].filter((page) => page > 1 && !isLoading);
  const others = useQueries({ queries: further.map((page) => groupsQueries.matching(text, page)) });
  const failed = [first, ...others].filter(({ isError }) => isError);
  return {
    count: first.data?.totalRows ?? 0,
    isLoading,
    groupAt: (index: number): Group | undefined => {
      const { page, row } = placeInPages(index);
      return (page === 1 ? first : others[further.indexOf(page)])?.data?.rows[row];
    },
    /** Told the places from 0 that are looked at, both included. */
    onRange: useCallback((start: number, end: number): void => {
      const [nextFrom, nextTo] = [placeInPages(start).page, placeInPages(end).page];
      setSpan((now) => (now[0] === nextFrom && now[1] === nextTo ? now : [nextFrom, nextTo]));
    }, []),
    error: failed[0]?.error,
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
