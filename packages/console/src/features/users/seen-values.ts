import type { User } from '@archive-console/api-client';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { rolesSeen, usersSeen } from '#queries/users.ts';

const SEPARATOR = '\n';

/** What is read from the answers so far, and again while more of them arrive. */
function useSeen(read: () => string): readonly string[] {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [queryClient],
  );
  const seen = useSyncExternalStore(subscribe, read);
  return seen === '' ? [] : seen.split(SEPARATOR);
}

/** Every role seen so far (D6). */
export function useRolesSeen(): readonly string[] {
  const queryClient = useQueryClient();
  return useSeen(() => rolesSeen(queryClient).toSorted().join(SEPARATOR));
}

/** Every domain seen so far in users' addresses. */
export function useDomainsSeen(): readonly string[] {
  const queryClient = useQueryClient();
  return useSeen(() => domainsOf(usersSeen(queryClient)).toSorted().join(SEPARATOR));
}

function domainsOf(users: readonly Pick<User, 'primaryEmail'>[]): string[] {
  const domains = users.map(({ primaryEmail }) =>
    primaryEmail.slice(primaryEmail.lastIndexOf('@') + 1).toLowerCase(),
  );
  return [...new Set(domains)].filter((domain) => domain !== '');
}
