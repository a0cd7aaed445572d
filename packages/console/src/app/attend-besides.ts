import { keepFocus } from '@archive-console/ui';
import { serviceQueries } from '#queries/service.ts';
import { tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import type { Services } from '#shared/services.ts';

/**
 * Reads what an administrator's session has besides the tenant (E06), and keeps the focus from falling to nowhere. In a
 * file of its own: no first page needs it.
 */
export function attendBesides({ queryClient }: Services): void {
  keepFocus();
  queryClient.query(serviceQueries.environment()).catch(() => undefined);
  queryClient.query(serviceQueries.status()).catch(() => undefined);
  queryClient.query(tenantSubscriptionsQueries.current()).catch(() => undefined);
}
