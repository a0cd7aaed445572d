import { ApiError, getAuthInfo } from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { authenticationQueries, keepSession, whoIsThere } from './authentication.ts';

const asking = new WeakSet<QueryClient>();

/** Asks one thing at a time. Where it cannot be found out, the session stays what it was: the service itself refuses. */
async function ask(queryClient: QueryClient, question: () => Promise<unknown>): Promise<void> {
  if (asking.has(queryClient)) return;
  asking.add(queryClient);
  await question().catch(() => undefined);
  asking.delete(queryClient);
}

/** Whether the service refuses what the reader may not do: the role may be taken away. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/**
 * Reads the roles of the person who is signed in once more: they are read once, and may be taken away meanwhile. Another
 * person, or none, is the matter of the next call.
 */
export const readSessionAgain = (queryClient: QueryClient): Promise<void> =>
  ask(queryClient, async () => {
    const found = await whoIsThere(queryClient);
    const known = queryClient.getQueryData(authenticationQueries.session().queryKey);
    if (found !== undefined && found.userId === known?.userId) keepSession(queryClient, found);
  });

/** Makes a call like any other: if the session is over, the client has the person asked to sign in again. */
export const noticeSessionEnd = (queryClient: QueryClient): Promise<void> =>
  ask(queryClient, () => call(queryClient, getAuthInfo, undefined));
