import type { Query, QueryClient } from '@tanstack/react-query';
import type { About, OperationName } from './change.ts';
import { type Concern, concernOf, concerns, extendConcern, objectIn, objectsOf } from './concern.ts';
import { type Invalidation, type State, stateOf } from './invalidation-state.ts';
import { isAboutDeleted } from './deleted-objects.ts';

/** How long changes are gathered before what they concern is read again, in milliseconds. */
const GATHER_MS = 250;

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
 * they are done, whatever else is read.
 */
export function invalidateAndWait(
  queryClient: QueryClient,
  operations: readonly OperationName[],
  about: About = {},
): Promise<void> {
  return new Promise((resolve) => {
    add(queryClient, { ...concernOf(operations, about), source: 'write', resolve });
  });
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
  readAfterAnswer(queryClient, state, change);
  const same = state.changes.find((known) => isSameEvent(known, change));
  if (same === undefined) state.changes.push(change);
  else extendConcern(same, about);
  schedule(queryClient, state, false);
}

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
  readAfterAnswer(queryClient, state, change);
  state.changes.push(change);
  schedule(queryClient, state, !state.isLive || isNotified(state, change));
}

/**
 * The first answer of a read, and one that nothing shows yet, is not called off, and counts as fresh once it is there. One
 * that is on its way now may not know of this change: it is read once more after it.
 */
function readAfterAnswer(queryClient: QueryClient, state: State, change: Concern): void {
  const isOnItsWay = (read: Query) =>
    read.state.fetchStatus === 'fetching' &&
    (read.state.data === undefined || !read.isActive()) &&
    !state.late.has(read) &&
    concerns(change, read.queryKey);
  for (const read of queryClient.getQueryCache().findAll({ predicate: isOnItsWay })) {
    const later = () => {
      state.held.add(read.queryHash);
      schedule(queryClient, state, false);
    };
    state.late.add(read);
    void read.promise?.then(later, () => undefined).finally(() => state.late.delete(read));
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

  const isStale = ({ queryHash, queryKey }: Query) =>
    (state.held.has(queryHash) || changes.some((change) => concerns(change, queryKey))) &&
    !isAboutDeleted(queryClient, queryKey);
  const isHeld = ({ queryKey }: Query) =>
    writes.some((write) => concerns(write, queryKey)) &&
    !changes.some((change) => change.resolve !== undefined && concerns(change, queryKey));
  const stale = queryClient.getQueryCache().findAll({ predicate: isStale });
  state.held = new Set(stale.filter(isHeld).map(({ queryHash }) => queryHash));
  const ready = new Set(stale.filter((read) => !state.held.has(read.queryHash)));

  void queryClient.invalidateQueries({ predicate: (read) => ready.has(read) }, { cancelRefetch: true });
  for (const { resolve, ...change } of changes) {
    // They are under way by now: this waits for them and sends nothing.
    const own = {
      type: 'active',
      predicate: (read: Query) => ready.has(read) && concerns(change, read.queryKey),
    } as const;
    resolve?.(queryClient.refetchQueries(own, { cancelRefetch: false }));
  }
}

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
