import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { tenantsQueries } from '#queries/tenants.ts';
import { useServices } from '#shared/services.ts';

/** How often the tenant is read again, in milliseconds. */
const EVERY_MS = 5000;
/** The same while the hub tells of a change by itself. */
const EVERY_LIVE_MS = 30_000;

/** The tenant, kept current: the hub tells of a change, and where it does not, it is asked again and again. */
export function useWatchedTenant() {
  const { live } = useServices();
  const isLive = useSyncExternalStore(live.subscribe, live.state).phase === 'live';
  const read = useQuery({
    ...tenantsQueries.current(),
    refetchInterval: isLive ? EVERY_LIVE_MS : EVERY_MS,
  });
  const { refetch } = read;
  // What changed between the reading and the moment the hub began to tell, it does not tell.
  useEffect(() => {
    if (isLive) void refetch();
  }, [isLive, refetch]);
  return { read, isLive };
}
