import { serviceQueries } from '#queries/service.ts';
import { tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import type { Services } from '#shared/runtime/services.ts';

/** Reads what an administrator's session has besides the tenant (E06). In a file of its own: no first page needs it. */
export function prefetchSessionData({ queryClient }: Services): void {
  queryClient.query(serviceQueries.environment()).catch(() => undefined);
  queryClient.query(serviceQueries.status()).catch(() => undefined);
  const plan = tenantSubscriptionsQueries.current();
  // A page that could not read it says so: read behind its back, its *Try again* would vanish under the pointer.
  if (queryClient.getQueryState(plan.queryKey)?.status === 'error') return;
  queryClient.query(plan).catch(() => undefined);
}
