import { serviceQueries } from '#queries/service.ts';
import { tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import type { Services } from '#shared/runtime/services.ts';

/** Reads what an administrator's session has besides the tenant (E06). In a file of its own: no first page needs it. */
export function prefetchSessionData({ queryClient }: Services): void {
  // A page that could not read it says so: read behind its back, its *Try again* would vanish under the pointer.
  const hasFailed = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryClient.getQueryState(queryKey)?.status === 'error';
  const environment = serviceQueries.environment();
  const status = serviceQueries.status();
  const plan = tenantSubscriptionsQueries.current();
  if (!hasFailed(environment)) queryClient.query(environment).catch(() => undefined);
  if (!hasFailed(status)) queryClient.query(status).catch(() => undefined);
  if (!hasFailed(plan)) queryClient.query(plan).catch(() => undefined);
}
