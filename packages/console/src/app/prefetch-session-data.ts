import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { serviceQueries } from '#queries/service.ts';
import { tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import type { Services } from '#shared/runtime/services.ts';

/** Reads what an administrator's session has besides the tenant (E06). In a file of its own: no first page needs it. */
export function prefetchSessionData({ queryClient }: Services): void {
  const prefetch = <TAnswer, TKey extends QueryKey>(
    read: QueryExecuteOptions<TAnswer, Error, TAnswer, TAnswer, TKey>,
  ) => {
    // A page that could not read it says so: read behind its back, its *Try again* would vanish under the pointer.
    if (queryClient.getQueryState<unknown>(read.queryKey)?.status === 'error') return;
    queryClient.query(read).catch(() => undefined);
  };
  prefetch(serviceQueries.environment());
  prefetch(serviceQueries.status());
  prefetch(tenantSubscriptionsQueries.current());
}
