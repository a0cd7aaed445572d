import type { AnyOperation } from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { pageReader, type RequestOf } from './paged-reads.ts';
import { allPages } from './read-all-pages.ts';

/** Whether a row of a list has exactly this name, in upper or lower case: it is read no further than to the first. */
export function nameExists(operation: AnyOperation) {
  return async (queryClient: QueryClient, text: string, signal: AbortSignal): Promise<boolean> => {
    const request = { sortBy: 'name', descending: false, filter: text } as RequestOf<AnyOperation>;
    const wanted = text.toLowerCase();
    for await (const { rows } of allPages<{ name: string }>(
      pageReader(queryClient, operation, request),
      signal,
    ))
      if (rows.some(({ name }) => name.toLowerCase() === wanted)) return true;
    return false;
  };
}
