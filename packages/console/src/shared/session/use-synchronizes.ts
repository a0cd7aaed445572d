import { useQuery } from '@tanstack/react-query';
import { tenantsQueries } from '#queries/tenants.ts';

/** Whether objects come from Microsoft 365: only a tenant of it has something to synchronize with. */
export function useSynchronizes(): boolean {
  return useQuery(tenantsQueries.current()).data?.tenantType === 'Microsoft365';
}
