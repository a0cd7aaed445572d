import { type AnswerOf, type AnyOperation, ApiError } from '@archive-console/api-client';
import { queryOptions } from '@tanstack/react-query';
import { call, keyOf } from './api.ts';
import { isFatal } from './fatal.ts';

/**
 * A read of what a tenant has one of, answered by `null` where there is none yet: a 404 says so, and is no failure
 * (specification, section 4).
 */
export function queryOrNone<TOperation extends AnyOperation>(operation: TOperation) {
  return queryOptions({
    queryKey: keyOf(operation),
    queryFn: async ({ client, signal }): Promise<AnswerOf<TOperation> | null> => {
      try {
        return await call(client, operation, operation.takes && {}, signal);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404 && !isFatal(error)) return null;
        throw error;
      }
    },
  });
}
