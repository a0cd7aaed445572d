import type { AnyOperation } from '@archive-console/api-client';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isAboutDeleted } from './deleted-objects.ts';

/** What a change is about: ids, by the field that names them in reads. Nothing at all: it may be about anything. */
export type About = Readonly<Record<string, readonly string[]>>;

interface Change {
  operations: readonly AnyOperation[];
  about: About;
}

/** What is out of date and not yet read again. */
interface Gathered {
  changes: Change[];
  /** What the hub has told of since the last reading: `userId` and its value. */
  told: Set<string>;
  /** Who waits until all of it is read again. */
  waiting: (() => void)[];
  timer: ReturnType<typeof setTimeout> | undefined;
  isSoon: boolean;
  writes: number;
  isLive: boolean;
}

/** How long changes are gathered before what they concern is read again, in milliseconds. */
const GATHER_MS = 250;

const all = new WeakMap<QueryClient, Gathered>();

function gatheredOf(queryClient: QueryClient): Gathered {
  const known = all.get(queryClient);
  if (known !== undefined) return known;
  const none: Gathered = {
    changes: [],
    told: new Set(),
    waiting: [],
    timer: undefined,
    isSoon: false,
    writes: 0,
    isLive: false,
  };
  all.set(queryClient, none);
  return none;
}

/**
 * Says what a write from here has made out of date. Read again is what is on screen and still there; the rest is when
 * it is looked at. The hub tells of the same change, before or after the answer of the write: both are one reading.
 * Resolves when that is done.
 */
export function invalidate(
  queryClient: QueryClient,
  operations: readonly AnyOperation[],
  about: About = {},
): Promise<void> {
  const gathered = gatheredOf(queryClient);
  gathered.changes.push({ operations, about });
  const isTold = !gathered.isLive || namesOf(about).every((name) => gathered.told.has(name));
  return new Promise((resolve) => {
    gathered.waiting.push(resolve);
    schedule(queryClient, gathered, isTold);
  });
}

/** The same for what the hub tells: it comes in showers, and is read again once for all of them. */
export function invalidateFromHub(
  queryClient: QueryClient,
  operations: readonly AnyOperation[],
  about: About,
): void {
  const gathered = gatheredOf(queryClient);
  gathered.changes.push({ operations, about });
  for (const name of namesOf(about)) gathered.told.add(name);
  schedule(queryClient, gathered, false);
}

/** Sends a write. Until it and every other one has ended nothing is read again: it would be old at once. */
export async function write<TAnswer>(
  queryClient: QueryClient,
  send: () => Promise<TAnswer>,
): Promise<TAnswer> {
  const gathered = gatheredOf(queryClient);
  gathered.writes += 1;
  try {
    return await send();
  } finally {
    gathered.writes -= 1;
    if (gathered.changes.length > 0) schedule(queryClient, gathered, false);
  }
}

/** Whether the hub tells of changes: only then is there anything to wait for. */
export function setHubLive(queryClient: QueryClient, isLive: boolean): void {
  gatheredOf(queryClient).isLive = isLive;
}

/** Nothing of what was gathered is read again: the session is over. */
export function forgetInvalidations(queryClient: QueryClient): void {
  const { timer, waiting } = gatheredOf(queryClient);
  clearTimeout(timer);
  all.delete(queryClient);
  for (const resolve of waiting) resolve();
}

/** "Soon" is after this turn: who sends two writes in a row sends the second one before. */
function schedule(queryClient: QueryClient, gathered: Gathered, isSoon: boolean): void {
  if (gathered.timer !== undefined && (gathered.isSoon || !isSoon)) return;
  clearTimeout(gathered.timer);
  gathered.isSoon = isSoon;
  gathered.timer = setTimeout(() => readAgain(queryClient, gathered), isSoon ? 0 : GATHER_MS);
}

function readAgain(queryClient: QueryClient, gathered: Gathered): void {
  gathered.timer = undefined;
  // The end of the last write comes back to it.
  if (gathered.writes > 0) return;
  const { changes, waiting } = gathered;
  gathered.changes = [];
  gathered.waiting = [];
  gathered.told.clear();
  const isOld = ({ queryKey }: { queryKey: QueryKey }) =>
    changes.some((change) => concerns(change, queryKey)) && !isAboutDeleted(queryClient, queryKey);
  const done = () => {
    for (const resolve of waiting) resolve();
  };
  void queryClient.invalidateQueries({ predicate: isOld }, { cancelRefetch: true }).then(done, done);
}

/** A read is about something else where it names another in the field that the change names. */
function concerns({ operations, about }: Change, [name, input]: QueryKey): boolean {
  return (
    operations.some((operation) => operation.name === name) &&
    Object.entries(about).every(([field, ids]) => {
      const named = (input as Record<string, unknown> | undefined)?.[field];
      return typeof named !== 'string' || ids.includes(named);
    })
  );
}

function namesOf(about: About): string[] {
  return Object.entries(about).flatMap(([field, ids]) => ids.map((id) => `${field} ${id}`));
}
