import { ApiError, getAuthInfo } from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { authenticationQueries, keepSession, whoIsThere } from './authentication.ts';

/** Whether the service refuses what the reader may not do: the role may be taken away. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/** Whose roles are being read: whether anything was reported since that the answer may not know. */
const reading = new WeakMap<QueryClient, boolean>();

/**
 * Reads the roles of the person who is signed in once more: they are read once, and may be taken away or given back
 * meanwhile. What is reported while an answer is on its way is asked for after it.
 */
export async function readSessionAgain(queryClient: QueryClient): Promise<void> {
  const isUnderWay = reading.has(queryClient);
  reading.set(queryClient, isUnderWay);
  if (isUnderWay) return;
  // Once the session has ended, there is none whose roles could be read.
  const hasSession = () => queryClient.getQueryData(authenticationQueries.session().queryKey) !== undefined;
  do {
    reading.set(queryClient, false);
    await readRoles(queryClient);
  } while (reading.get(queryClient) === true && hasSession());
  reading.delete(queryClient);
}

/** Another person, or none, is the matter of the next call; where it cannot be found out, all stays as it was. */
async function readRoles(queryClient: QueryClient): Promise<void> {
  const found = await whoIsThere(queryClient).catch(() => undefined);
  const known = queryClient.getQueryData(authenticationQueries.session().queryKey);
  if (found !== undefined && found.userId === known?.userId) keepSession(queryClient, found);
}

const asking = new WeakSet<QueryClient>();

/** Makes a call like any other, one at a time: if the session is over, the client has the person asked to sign in again. */
export async function noticeSessionEnd(queryClient: QueryClient): Promise<void> {
  if (asking.has(queryClient)) return;
  asking.add(queryClient);
  await call(queryClient, getAuthInfo, undefined).catch(() => undefined);
  asking.delete(queryClient);
}
