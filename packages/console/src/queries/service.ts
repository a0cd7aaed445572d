import { ApiError, getServiceStatus } from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { call, query } from './api.ts';

export const serviceQueries = {
  status: () => query(getServiceStatus),
};

/** Whether an error says that no answer came at all. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
}

/** Asks whether the service answers; a refusal is an answer too. */
export async function isServiceReachable(queryClient: QueryClient): Promise<boolean> {
  try {
    await call(queryClient, getServiceStatus, undefined);
    return true;
  } catch (error) {
    return !isUnreachable(error);
  }
}
