import {
  listMailboxDelegates,
  listMailboxes,
  listUsers,
  type Mailbox,
  type User,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import type { OperationName } from './change.ts';
import { AT_ONCE, eachAtOnce, fewAtOnce } from './few-at-once.ts';
import { pageReader } from './paged-reads.ts';
import { type ReadPage, readAllPages } from './read-all-pages.ts';
import { isSessionOver, type ReadingPhase } from './read-of-each.ts';

/** Who can see one mailbox. */
export interface MailboxAccess {
  mailbox: Mailbox;
  /** `null` where it has none, or one that the list of users did not hold when it was read. */
  owner: User | null;
  delegates: readonly User[];
}

/** What is known of who can see which mailbox, and how far the reading is. */
export interface AccessIndex {
  /** `failed`: users or mailboxes could not be listed, or no mailbox could be read. */
  phase: ReadingPhase;
  /** Mailboxes whose delegates are known. */
  known: readonly MailboxAccess[];
  /** Mailboxes whose delegates could not be read: what is known is then not everything. */
  unread: readonly Mailbox[];
  /** How many mailboxes there are; unknown until they are listed. */
  total: number | undefined;
  users: readonly User[];
  /** When the reading ended or was stopped. */
  endedAt: Date | undefined;
  /** Something of what was read may have been changed since: it may show what is so no longer. */
  isOutdated: boolean;
  /** Why it failed, or why the last mailbox that failed could not be read. */
  error: unknown;
}

/** The reads it is built from. */
export interface AccessReads {
  users: ReadPage<User>;
  mailboxes: ReadPage<Mailbox>;
  delegates(mailboxId: string, signal: AbortSignal): Promise<readonly User[]>;
  /** Calls back at every change of what these reads answer from now on, until the answer of this is called. */
  watch(onChange: () => void): () => void;
}

/**
 * Reads who can see which mailbox: the service says it mailbox by mailbox only, so every mailbox is asked. It reads
 * while at least one page shows it.
 */
export interface AccessReading {
  /** The same object until the next notification. */
  current(): AccessIndex;
  /** Begins, or goes on where it was when the last page was left. */
  subscribe(listener: () => void): () => void;
  /** Nothing new is read; what is known stays. */
  stop(): void;
  /** Goes on after `stop`, and tries again what could not be read. */
  resume(): void;
  /** Forgets what is known, and reads everything anew. */
  restart(): void;
}

/** A count that changes faster cannot be read. */
const NOTIFY_MS = 500;

const blank: AccessIndex = {
  phase: 'reading',
  known: [],
  unread: [],
  total: undefined,
  users: [],
  endedAt: undefined,
  isOutdated: false,
  error: undefined,
};

export function createAccessReading(reads: AccessReads): AccessReading {
  let index = blank;
  const known = new Map<string, MailboxAccess>();
  const unread = new Map<string, Mailbox>();
  /** What is still to be asked; left out until the mailboxes are listed. */
  let waiting: Map<string, Mailbox> | undefined;
  let controller: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unwatch: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function show(change: Partial<AccessIndex>): void {
    clearTimeout(timer);
    timer = undefined;
    index = { ...index, known: [...known.values()], unread: [...unread.values()], ...change };
    for (const listener of listeners) listener();
  }
  const showSoon = () => {
    timer ??= setTimeout(() => show({}), NOTIFY_MS);
  };

  async function list(signal: AbortSignal): Promise<Map<string, Mailbox>> {
    const users = await readAllPages(reads.users, { signal });
    const onProgress = ({ total }: { total: number }) => show({ users, total });
    const mailboxes = await readAllPages(reads.mailboxes, { signal, onProgress });
    return new Map(mailboxes.map((mailbox) => [mailbox.id, mailbox]));
  }

  async function ask(mailbox: Mailbox, users: ReadonlyMap<string, User>, signal: AbortSignal): Promise<void> {
    const { id, ownerId } = mailbox;
    try {
      const delegates = await reads.delegates(id, signal);
      if (signal.aborted) return;
      known.set(id, { mailbox, owner: users.get(ownerId ?? '') ?? null, delegates });
    } catch (error) {
      if (signal.aborted) return;
      if (isSessionOver(error)) throw error;
      unread.set(id, mailbox);
      index = { ...index, error };
    }
    // What was under way when it was stopped still waits.
    waiting?.delete(id);
    showSoon();
  }

  async function readAll(signal: AbortSignal): Promise<void> {
    unwatch ??= reads.watch(() => index.isOutdated || show({ isOutdated: true }));
    waiting ??= await list(signal);
    if (signal.aborted) return;
    show({ total: known.size + unread.size + waiting.size });
    const users = new Map(index.users.map((user) => [user.id, user]));
    await eachAtOnce(AT_ONCE, [...waiting.values()], (mailbox) => ask(mailbox, users, signal), signal);
    // Where no mailbox could be read, nothing is known.
    const phase = known.size === 0 && unread.size > 0 ? 'failed' : 'read';
    if (!signal.aborted) show({ phase, endedAt: new Date() });
  }

  async function run(): Promise<void> {
    controller?.abort();
    const { signal } = (controller = new AbortController());
    for (const [id, mailbox] of unread) waiting?.set(id, mailbox);
    unread.clear();
    show({ phase: 'reading', endedAt: undefined, error: undefined });
    await readAll(signal).catch((error: unknown) => {
      if (!signal.aborted) show({ phase: 'failed', endedAt: new Date(), error });
    });
  }

  return {
    current: () => index,
    subscribe(listener) {
      listeners.add(listener);
      const isUnderWay = controller !== undefined && !controller.signal.aborted;
      if (index.phase === 'reading' && !isUnderWay) void run();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && index.phase === 'reading') controller?.abort();
      };
    },
    stop() {
      controller?.abort();
      show({ phase: 'stopped', endedAt: new Date() });
    },
    resume: () => void run(),
    restart() {
      known.clear();
      unread.clear();
      waiting = undefined;
      unwatch?.();
      unwatch = undefined;
      index = blank;
      void run();
    },
  };
}

const READ = ['listUsers', 'listMailboxes', 'listMailboxDelegates'] satisfies OperationName[];

/**
 * Writes and events of the hub invalidate reads in the cache. What is read here is not kept there, so an entry without
 * an answer stands in it for each of the reads.
 */
export function watchChanges(queryClient: QueryClient, onChange: () => void): () => void {
  const cache = queryClient.getQueryCache();
  const entries = READ.map((operation) =>
    cache.build(queryClient, { queryKey: [operation, { watchedBy: 'accessReading' }], gcTime: Infinity }),
  );
  const stop = cache.subscribe((event) => {
    const isInvalidated = event.type === 'updated' && event.action.type === 'invalidate';
    if (isInvalidated && entries.some((entry) => entry === event.query)) onChange();
  });
  return () => {
    stop();
    for (const entry of entries) cache.remove(entry);
  };
}

const readings = new WeakMap<QueryClient, AccessReading>();

/** The one reading of a console: whatever shows it shows the same. */
export function accessReading(queryClient: QueryClient): AccessReading {
  const found =
    readings.get(queryClient) ??
    createAccessReading({
      users: pageReader(queryClient, listUsers, { sortBy: 'displayName', descending: false }),
      mailboxes: pageReader(queryClient, listMailboxes, { sortBy: 'name', descending: false }),
      delegates: (mailboxId, signal) =>
        fewAtOnce(queryClient, () => call(queryClient, listMailboxDelegates, { mailboxId }, signal)),
      watch: (onChange) => watchChanges(queryClient, onChange),
    });
  readings.set(queryClient, found);
  return found;
}
