import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { tenantsQueries } from '#queries/tenants.ts';
import type { ListedDomain } from '#queries/trusted-domains.ts';
import type { Services } from '#shared/runtime/services.ts';

type Kept = Pick<Services, 'queryClient' | 'storage'>;

/** The names, in the letters of the DNS, by the id of the tenant. */
const namesByTenant = v.record(v.string(), v.array(v.string()));

function readAll(storage: Kept['storage']): Record<string, string[]> {
  try {
    return v.parse(namesByTenant, JSON.parse(storage.read('pendingDomains') ?? '{}'));
  } catch {
    // Stored by another version, or by hand.
    return {};
  }
}

const tenantOf = (queryClient: QueryClient): string =>
  queryClient.getQueryData(tenantsQueries.current().queryKey)?.id ?? '';

/**
 * The domains whose record is not found yet, sorted by name. The service knows nothing of them (D40): without this list
 * a reload would lose them.
 */
export function pendingDomains({ queryClient, storage }: Kept): string[] {
  return (readAll(storage)[tenantOf(queryClient)] ?? []).toSorted();
}

/** On a full load, the list asks for its rows before the tenant is there: names that are kept are looked up by it. */
export async function readTenantOfPending({ queryClient, storage }: Kept): Promise<void> {
  if (storage.read('pendingDomains') === undefined || tenantOf(queryClient) !== '') return;
  // The frame says that the tenant could not be read; the domains of the service are listed without it.
  await queryClient.query(tenantsQueries.current()).catch(() => undefined);
}

/** The same as rows of the list. */
export function pendingRows(kept: Kept): ListedDomain[] {
  return pendingDomains(kept).map((domainName) => ({
    id: `pending:${domainName}`,
    domainName,
    hasExternalReference: false,
    isPending: true,
  }));
}

/** Keeps a domain until its record is found. */
export function keepPending(kept: Kept, domainName: string): void {
  write(kept, [...new Set([...pendingDomains(kept), domainName])]);
}

/** Ends that: it is added, or given up. */
export function forgetPending(kept: Kept, domainName: string): void {
  write(
    kept,
    pendingDomains(kept).filter((name) => name !== domainName),
  );
}

function write({ queryClient, storage }: Kept, names: string[]): void {
  const { [tenantOf(queryClient)]: _before, ...others } = readAll(storage);
  const all = names.length === 0 ? others : { ...others, [tenantOf(queryClient)]: names };
  if (Object.keys(all).length === 0) storage.remove('pendingDomains');
  else storage.write('pendingDomains', JSON.stringify(all));
}
