import type { LoaderFunction } from 'react-router';
import { tenantsQueries } from '#queries/tenants.ts';
import { servicesOf } from '#shared/runtime/services.ts';

/** Starts the one read that both pages show. */
export const loadTenant: LoaderFunction = ({ context }) => {
  servicesOf(context)
    .queryClient.query(tenantsQueries.current())
    .catch(() => undefined);
  return null;
};
