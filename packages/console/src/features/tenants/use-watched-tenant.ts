import { isPassing } from '@archive-console/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tenantsQueries } from '#queries/tenants.ts';
import { useLiveSince } from '#shared/session/use-live-since.ts';

/** How often the tenant is read again, in milliseconds. */
const EVERY_MS = 5000;
/** The same while the hub reports a change by itself. */
const EVERY_LIVE_MS = 30_000;

/**
 * The tenant, kept current: the hub reports a change, and where it does not, it is asked again and again, unless it
 * was refused for good.
 */
export function useWatchedTenant() {
  const isLive = useLiveSince() !== undefined;
  const read = useQuery({
    ...tenantsQueries.current(),
    refetchInterval({ state: { error } }) {
      if (error !== null && !isPassing(error)) return false;
      return isLive ? EVERY_LIVE_MS : EVERY_MS;
    },
  });
  // The cache forgets it as soon as it is tried again.
  const [failure, setFailure] = useState(read.error);
  if (read.error !== null && read.error !== failure) setFailure(read.error);
  const { refetch } = read;
  // The hub does not report what changed between the first read and its own connection.
  useEffect(() => {
    if (isLive) void refetch();
  }, [isLive, refetch]);
  return { read, isLive, failure, isTriedAgain: isPassing(failure) };
}
