import type { LoaderFunction } from 'react-router';
import { tenantsQueries } from '#queries/tenants.ts';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { servicesOf } from '#shared/runtime/services.ts';

/** Starts the one read that both pages show. */
export const loadTenant: LoaderFunction = ({ context }) =>
  beginReads(servicesOf(context).queryClient.query(tenantsQueries.current()));
