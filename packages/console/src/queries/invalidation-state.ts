import type { Query, QueryClient } from '@tanstack/react-query';
import { type Concern, objectIn } from './concern.ts';

export interface Invalidation extends Concern {
  source: 'write' | 'hub';
  /** Given where it concerns this read alone. */
  read?: Query;
  /** Given where a caller waits until its reads are read again. */
  resolve?: (reading: Promise<unknown> | undefined) => void;
}

/** A read whose answer is on its way and may not know of a change: it is read again after it. */
export interface LateRead {
  /** Whether a caller waits for that. */
  isWaitedFor: boolean;
  /** Resolves when it was read again, or its answer failed. */
  done: Promise<unknown>;
}

export interface State {
  /** Changes whose reads are not looked for yet. */
  changes: Invalidation[];
  /** Reads that are stale and wait for a write which concerns them, by their hash. */
  held: Set<string>;
  late: WeakMap<Query, LateRead>;
  writes: Set<Concern>;
  /** Objects the hub has named since the last reading: `userId` and its value. */
  notified: Set<string>;
  timer: ReturnType<typeof setTimeout> | undefined;
  isSoon: boolean;
  isLive: boolean;
}

const all = new WeakMap<QueryClient, State>();

export function stateOf(queryClient: QueryClient): State {
  const known = all.get(queryClient);
  if (known !== undefined) return known;
  const none: State = {
    changes: [],
    held: new Set(),
    late: new WeakMap(),
    writes: new Set(),
    notified: new Set(),
    timer: undefined,
    isSoon: false,
    isLive: false,
  };
  all.set(queryClient, none);
  return none;
}

/** Whether the hub reports changes: only then is there anything to wait for. */
export function setHubLive(queryClient: QueryClient, isLive: boolean): void {
  stateOf(queryClient).isLive = isLive;
}

/** Nothing of what was gathered is read again: the session is over. */
export function forgetInvalidations(queryClient: QueryClient): void {
  const state = stateOf(queryClient);
  clearTimeout(state.timer);
  all.delete(queryClient);
  for (const { resolve } of state.changes) resolve?.(undefined);
}

/** Whether the hub has named an object since the writes that are under way began. */
export function wasReported(queryClient: QueryClient, field: string, id: string): boolean {
  return stateOf(queryClient).notified.has(objectIn(field, id));
}
