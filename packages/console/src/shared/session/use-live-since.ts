import { useSyncExternalStore } from 'react';
import { useServices } from '#shared/runtime/services.ts';

/** From when on the hub has reported what changes without a gap, in milliseconds since 1970; undefined while it does not. */
export function useLiveSince(): number | undefined {
  const { live } = useServices();
  const state = useSyncExternalStore(live.subscribe, live.state);
  return state.phase === 'live' ? state.since : undefined;
}
