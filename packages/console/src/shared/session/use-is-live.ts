import { useSyncExternalStore } from 'react';
import { useServices } from '#shared/runtime/services.ts';

/** Whether the hub reports what changes at the service. */
export function useIsLive(): boolean {
  const { live } = useServices();
  return useSyncExternalStore(live.subscribe, live.state).phase === 'live';
}
