import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { rolesSeen, usersSeen } from '#queries/users.ts';
import { domainsOf } from './user-list.ts';

const SEPARATOR = '\n';

/** What a look into the answers so far gives, kept up while more of them arrive. */
function useMet(look: () => string): readonly string[] {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [queryClient],
  );
  const met = useSyncExternalStore(subscribe, look);
  return met === '' ? [] : met.split(SEPARATOR);
}

/** Every role met so far (D6). */
export function useRolesSeen(): readonly string[] {
  const queryClient = useQueryClient();
  return useMet(() => rolesSeen(queryClient).toSorted().join(SEPARATOR));
}

/** Every domain met so far in people's addresses. */
export function useDomainsSeen(): readonly string[] {
  const queryClient = useQueryClient();
  return useMet(() => domainsOf(usersSeen(queryClient)).toSorted().join(SEPARATOR));
}
