import type { Mailbox, Page, User } from '@archive-console/api-client';
import { allPages } from '#queries/read-all-pages.ts';

/** How far the search for delegations is. */
export interface DelegationSearch {
  phase: 'running' | 'complete' | 'stopped' | 'failed';
  /** Mailboxes whose delegates are known. */
  read: number;
  total: number;
  found: readonly Mailbox[];
  /** Mailboxes whose delegates could not be read: what is found is then not everything. */
  failed: readonly Mailbox[];
  /** When it ended. */
  endedAt?: Date;
  /** Why the mailboxes themselves could not be listed. */
  error?: unknown;
}

/** The reads it is built from. */
export interface DelegationReads {
  mailboxes(page: { page: number; rowsPerPage: number }): Promise<Page<Mailbox>>;
  delegates(mailboxId: string): Promise<readonly User[]>;
}

const AT_ONCE = 4;

/**
 * Goes through all mailboxes and keeps those that `userId` may read as a delegate: the service has no
 * call that answers it. Calls `onProgress` after every mailbox; `signal` ends it between two reads.
 */
export async function findDelegatedMailboxes(
  userId: string,
  reads: DelegationReads,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (search: DelegationSearch) => void },
): Promise<void> {
  let search: DelegationSearch = { phase: 'running', read: 0, total: 0, found: [], failed: [] };
  const report = (change: Partial<DelegationSearch>) => {
    search = { ...search, ...change };
    if (!signal.aborted) onProgress(search);
  };

  async function look(mailbox: Mailbox): Promise<void> {
    try {
      const delegates = await reads.delegates(mailbox.id);
      const isDelegate = delegates.some((delegate) => delegate.id === userId);
      report({ read: search.read + 1, found: isDelegate ? [...search.found, mailbox] : search.found });
    } catch {
      report({ failed: [...search.failed, mailbox] });
    }
  }

  async function worker(queue: Mailbox[]): Promise<void> {
    for (let mailbox = queue.shift(); mailbox !== undefined && !signal.aborted; mailbox = queue.shift()) {
      await look(mailbox);
    }
  }

  report({});
  try {
    for await (const { rows, totalRows } of allPages(reads.mailboxes, signal)) {
      report({ total: totalRows });
      const queue = [...rows];
      await Promise.all(Array.from({ length: AT_ONCE }, () => worker(queue)));
    }
    report({ phase: 'complete', endedAt: new Date() });
  } catch (error) {
    report({ phase: 'failed', error });
  }
}
