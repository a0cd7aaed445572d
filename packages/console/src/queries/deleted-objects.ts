import { ApiError } from '@archive-console/api-client';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What is being deleted from here, or was, by the field that names it in a read: `userId` and its value. */
const deleted = new WeakMap<QueryClient, Set<string>>();

/**
 * Deletes one thing. From then on no read about it is sent again, also where the hub reports the deletion before its
 * answer is here: the service could only say that there is no such thing.
 *
 * @param thing its id, in every field that names it in reads, and nothing else
 */
export async function deleteObject<TAnswer>(
  queryClient: QueryClient,
  thing: object,
  send: () => Promise<TAnswer>,
): Promise<TAnswer> {
  const all = deleted.get(queryClient) ?? new Set();
  deleted.set(queryClient, all);
  const names = namesIn(thing);
  for (const name of names) all.add(name);
  try {
    return await send();
  } catch (error) {
    const isNotFound = error instanceof ApiError && error.status === 404;
    if (!isNotFound) for (const name of names) all.delete(name);
    throw error;
  }
}

/** Whether a read is about something that is being deleted from here, or was. */
export function isAboutDeleted(queryClient: QueryClient, [, input]: QueryKey): boolean {
  const all = deleted.get(queryClient);
  return all !== undefined && namesIn(input).some((name) => all.has(name));
}

/** Whether an address names something that is being deleted from here, or was. */
export function isPageOfDeleted(queryClient: QueryClient, path: string): boolean {
  const parts = new Set(path.split(/[/?]/).map(decodeURIComponent));
  return [...(deleted.get(queryClient) ?? [])].some((name) => parts.has(name.slice(name.indexOf(' ') + 1)));
}

function namesIn(input: unknown): string[] {
  return Object.entries(input ?? {}).map(([field, value]) => `${field} ${String(value)}`);
}
