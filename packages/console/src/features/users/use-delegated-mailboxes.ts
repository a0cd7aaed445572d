import type { User } from '@archive-console/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import {
  type DelegationReads,
  type DelegationSearch,
  findDelegatedMailboxes,
} from './delegated-mailboxes.ts';

const beginning: DelegationSearch = { phase: 'running', read: 0, total: 0, found: [], unread: [] };

/** Looks for the mailboxes a person may read as a delegate, as long as somebody looks on. */
export function useDelegatedMailboxes(user: User) {
  const queryClient = useQueryClient();
  const [search, setSearch] = useState(beginning);
  const controller = useRef<AbortController>(undefined);

  const start = useCallback(() => {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    // What is found is said to be complete as of now, so nothing older than this search counts.
    const reads: DelegationReads = {
      mailboxes: (page) =>
        queryClient.query({ ...mailboxesQueries.list({ ...page, sortBy: 'name' }), staleTime: 0 }),
      delegates: (mailboxId) => queryClient.query({ ...mailboxesQueries.delegates(mailboxId), staleTime: 0 }),
    };
    setSearch(beginning);
    void findDelegatedMailboxes(user.id, reads, { signal: current.signal, onProgress: setSearch });
  }, [queryClient, user.id]);

  useEffect(() => {
    start();
    return () => controller.current?.abort();
  }, [start]);

  return {
    search,
    start,
    stop() {
      controller.current?.abort();
      setSearch((now) => ({ ...now, phase: 'stopped', endedAt: new Date() }));
    },
  };
}
