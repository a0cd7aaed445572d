import type { Query, QueryClient } from '@tanstack/react-query';
import type { About, OperationName } from './change.ts';
import { type Concern, concernOf, concerns, extendConcern, objectIn, objectsOf } from './concern.ts';
import { type Invalidation, type LateRead, type State, stateOf } from './invalidation-state.ts';
import { isAboutDeleted } from './deleted-objects.ts';
import { isYetToSend } from './few-at-once.ts';

/** How long changes are gathered before what they concern is read again, in milliseconds. */
const GATHER_MS = 250;
/**
 * How long a caller waits for its reads, in milliseconds: its change is done, and a read that hangs shows so itself. By
 * then the wait was called long.
 */
const LONGEST_WAIT_MS = 15_000;

/**
 * Says what a write from here has made stale. Active reads are sent again, the others when they are next looked at. The
 * hub reports the same change, before or after the answer of the write: both are one reading.
 */
export function invalidate(
  queryClient: QueryClient,
  operations: readonly OperationName[],
  about: About = {},
): void {
  add(queryClient, { ...concernOf(operations, about), source: 'write' });
}

/**
 * The same where the caller shows nothing before it is read again: no other write holds these reads back. Resolves when
 * they are done, whatever else is read, or have had their time.
 */
export async function invalidateAndWait(
  queryClient: QueryClient,
  operations: readonly OperationName[],
  about: About = {},
): Promise<void> {
  const reading = new Promise((resolve) => {
    add(queryClient, { ...concernOf(operations, about), source: 'write', resolve });
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const longest = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS);
  });
  await Promise.race([reading, longest]);
  clearTimeout(timer);
}

/** The same for what the hub reports: it comes in bursts, and is read again once for all of them. */
export function invalidateFromHub(
  queryClient: QueryClient,
  operations: readonly OperationName[],
  about: About,
): void {
  const state = stateOf(queryClient);
  const change: Invalidation = { ...concernOf(operations, about), source: 'hub' };
  for (const object of objectsOf(change)) state.notified.add(object);
  void readAfterAnswer(queryClient, ({ queryKey }) => concerns(change, queryKey));
  const same = state.changes.find((known) => isSameEvent(known, change));
  if (same === undefined) state.changes.push(change);
  else extendConcern(same, about);
  schedule(queryClient, state, false);
}

/** The same, at once, for reads that may not know of a change which was not reported. */
export function invalidateUnreported(queryClient: QueryClient, isMeant: (read: Query) => boolean): void {
  void readAfterAnswer(queryClient, isMeant);
  void queryClient.invalidateQueries({ predicate: isMeant });
}

/** Whether a read was sent and has no answer yet: that may not know of what is changed now. */
export const isOnItsWay = (read: Query): boolean =>
  read.state.fetchStatus === 'fetching' && !isYetToSend(read);

/** A write under way, or many in a row. */
export interface WriteUnderWay {
  /** It is about these objects, too. */
  extend(about: About): void;
  /** It holds back nothing any more. */
  end(): void;
  /** Ends it, and says that what it concerned is stale. */
  endAndInvalidate(): void;
}

/** Holds back the reads that a write will make stale: read before its end, they would be read twice. */
export function beginWrite(
  queryClient: QueryClient,
  operations: readonly OperationName[],
  about: About = {},
): WriteUnderWay {
  const state = stateOf(queryClient);
  const write = concernOf(operations, about);
  state.writes.add(write);
  const end = () => {
    state.writes.delete(write);
    if (state.changes.length > 0 || state.held.size > 0) schedule(queryClient, state, false);
  };
  return {
    extend: (more) => extendConcern(write, more),
    end,
    endAndInvalidate() {
      end();
      add(queryClient, { ...write, source: 'write' });
    },
  };
}

function add(queryClient: QueryClient, change: Invalidation): void {
  const state = stateOf(queryClient);
  const { resolve } = change;
  const late = readAfterAnswer(
    queryClient,
    ({ queryKey }) => concerns(change, queryKey),
    resolve !== undefined,
  );
  state.changes.push({
    ...change,
    ...(resolve && { resolve: (reading) => resolve(Promise.all([reading, late])) }),
  });
  schedule(queryClient, state, !state.isLive || isNotified(state, change));
}

/**
 * The first answer of a read, and one that nothing shows yet, is not called off, and counts as fresh once it is there. One
 * that is on its way now may not know of this change: it is read once more after it. Where a caller waits, it resolves
 * when all that is shown has been.
 */
function readAfterAnswer(
  queryClient: QueryClient,
  isMeant: (read: Query) => boolean,
  isWaitedFor = false,
): Promise<unknown> {
  const state = stateOf(queryClient);
  const isLate = (read: Query) =>
    isOnItsWay(read) && (read.state.data === undefined || !read.isActive()) && isMeant(read);
  const reads = queryClient.getQueryCache().findAll({ predicate: isLate });
  return Promise.all(
    reads.map((read) => {
      const late = state.late.get(read) ?? addLate(queryClient, state, read);
      if (!isWaitedFor || !read.isActive()) return Promise.resolve();
      late.isWaitedFor = true;
      return late.done;
    }),
  );
}

function addLate(queryClient: QueryClient, state: State, read: Query): LateRead {
  const late: LateRead = {
    isWaitedFor: false,
    done: Promise.resolve(read.promise).then(readOnceMore, end),
  };
  state.late.set(read, late);
  return late;

  function end(): void {
    state.late.delete(read);
  }

  function readOnceMore(): Promise<unknown> {
    end();
    return new Promise((resolve) => {
      const { isWaitedFor } = late;
      state.changes.push({ ...concernOf([], {}), source: 'write', read, ...(isWaitedFor && { resolve }) });
      schedule(queryClient, state, isWaitedFor);
    });
  }
}

/** "Soon" is after this turn: a caller that sends two writes in a row sends the second one before. */
function schedule(queryClient: QueryClient, state: State, isSoon: boolean): void {
  // A write may end after the session it was sent in.
  if (stateOf(queryClient) !== state) return;
  if (state.timer !== undefined && (state.isSoon || !isSoon)) return;
  clearTimeout(state.timer);
  state.isSoon = isSoon;
  state.timer = setTimeout(() => readAgain(queryClient, state), isSoon ? 0 : GATHER_MS);
}

function readAgain(queryClient: QueryClient, state: State): void {
  state.timer = undefined;
  const writes = [...state.writes];
  // What a write itself has caused waits for its end, whichever reads the hub's event names besides.
  const echoes = state.changes.filter((change) => isEcho(change, writes));
  const changes = state.changes.filter((change) => !echoes.includes(change));
  state.changes = echoes;
  if (writes.length === 0) state.notified.clear();

  const isStale = (read: Query) =>
    (state.held.has(read.queryHash) || changes.some((change) => isMeant(change, read))) &&
    !isAboutDeleted(queryClient, read.queryKey);
  const isHeld = (read: Query) =>
    writes.some((write) => concerns(write, read.queryKey)) &&
    !changes.some((change) => change.resolve !== undefined && isMeant(change, read));
  const stale = queryClient.getQueryCache().findAll({ predicate: isStale });
  state.held = new Set(stale.filter(isHeld).map(({ queryHash }) => queryHash));
  const ready = new Set(stale.filter((read) => !state.held.has(read.queryHash)));

  void queryClient.invalidateQueries({ predicate: (read) => ready.has(read) }, { cancelRefetch: true });
  for (const change of changes) {
    // They are under way by now: this waits for them and sends nothing.
    const own = {
      type: 'active',
      predicate: (read: Query) => ready.has(read) && isMeant(change, read),
    } as const;
    change.resolve?.(queryClient.refetchQueries(own, { cancelRefetch: false }));
  }
}

const isMeant = (change: Invalidation, read: Query) =>
  change.read === undefined ? concerns(change, read.queryKey) : change.read === read;

/** Whether all that an event of the hub names is being written from here. */
function isEcho(change: Invalidation, writes: readonly Concern[]): boolean {
  if (change.source !== 'hub' || change.about.size === 0) return false;
  return [...change.about].every(([field, ids]) =>
    [...ids].every((id) => writes.some((write) => write.about.get(field)?.has(id))),
  );
}

/** Whether the hub has reported a change: its event names the objects by one of the fields. */
function isNotified(state: State, { about }: Concern): boolean {
  const isNamed = ([field, ids]: [string, Set<string>]) =>
    [...ids].every((id) => state.notified.has(objectIn(field, id)));
  return about.size === 0 || [...about].some(isNamed);
}

/** Events of one kind that name objects by one field, or none at all, are one change about all of them. */
function isSameEvent(known: Invalidation, { operations, about }: Invalidation): boolean {
  const [field] = about.keys();
  return (
    known.source === 'hub' &&
    known.operations === operations &&
    known.about.size === about.size &&
    (field === undefined || (about.size === 1 && known.about.has(field)))
  );
}
