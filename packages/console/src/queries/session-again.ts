import type { QueryClient } from '@tanstack/react-query';
import { authenticationQueries, keepSession, whoIsThere } from './authentication.ts';

const reading = new WeakSet<QueryClient>();

/**
 * Reads the roles of the person who is signed in once more: they are read once, and may be taken away meanwhile. Another
 * person, or none, is the matter of the next call.
 */
export async function readSessionAgain(queryClient: QueryClient): Promise<void> {
  if (reading.has(queryClient)) return;
  reading.add(queryClient);
  try {
    const found = await whoIsThere(queryClient);
    const known = queryClient.getQueryData(authenticationQueries.session().queryKey);
    if (found !== undefined && found.userId === known?.userId) keepSession(queryClient, found);
  } catch {
    // It stays what it was; the service itself refuses what is not allowed.
  } finally {
    reading.delete(queryClient);
  }
}
