import {
  type AnswerOf,
  type AnyOperation,
  ApiError,
  type InputOf,
  type Page,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import type { Found, LoadLookUp } from './look-up.ts';
import { allPages } from './read-all-pages.ts';
import { isUnclear, noteLookedUp, noteOutcome, type WriteOutcome } from './write-outcome.ts';

/** How long a service that gave no answer may still be at work, in milliseconds. */
const STILL_AT_WORK_MS = 1000;

/** Writes of a session whose answers were lost, by their call: a refusal of the same call may be about its own success. */
const lost = new WeakMap<QueryClient, Set<string>>();

/** Whether this call was lost before, and nothing is known of it. */
export function wasLost(queryClient: QueryClient, callKey: string): boolean {
  return lost.get(queryClient)?.has(callKey) ?? false;
}

/**
 * Finds out what became of a write that failed without saying so. Answers what it would have answered; else throws the
 * error, which then knows its outcome.
 */
export async function afterLostAnswer<TOperation extends AnyOperation>(
  queryClient: QueryClient,
  input: InputOf<TOperation>,
  error: Error,
  callKey: string,
  lookUp: LoadLookUp<TOperation> | undefined,
): Promise<AnswerOf<TOperation>> {
  const found = await look(queryClient, input, mayBeAtWork(error), lookUp);
  const all = lost.get(queryClient) ?? new Set();
  lost.set(queryClient, all);
  if (found?.isReached === true) {
    all.delete(callKey);
    return reachedAfter(error, found.answer);
  }
  if (isUnclear(error)) {
    noteOutcome(error, found === undefined ? 'unknown' : isGivenUp(error) ? 'not-yet' : 'not-done');
    all.add(callKey);
  }
  throw error;
}

function reachedAfter<TAnswer>(error: Error, found: TAnswer | undefined): TAnswer {
  noteOutcome(error, 'done');
  const answer = found ?? {};
  noteLookedUp(answer);
  return answer as TAnswer;
}

/**
 * Looks for what was sent before, and may be done, instead of sending it again: the connection may be back. Answers
 * nothing where it was not done, or where the service refuses to say it: it says that of the write as well. Throws the
 * error of that time where it cannot be read, or, once, where what may be it is there.
 */
export async function lookAgain<TOperation extends AnyOperation>(
  queryClient: QueryClient,
  input: InputOf<TOperation>,
  error: Error,
  load: LoadLookUp<TOperation>,
): Promise<AnswerOf<TOperation> | undefined> {
  const unsent = (outcome: 'unsent' | 'alike'): never => {
    noteOutcome(error, outcome);
    throw error;
  };
  const lookUp = await load().catch(() => unsent('unsent'));
  try {
    const found = await lookUp(queryClient, input);
    return found.isReached ? reachedAfter(error, found.answer) : undefined;
  } catch (thrown) {
    if (thrown instanceof AlikeError) return unsent('alike');
    return isUnclear(thrown) ? unsent('unsent') : undefined;
  }
}

/** Finds out what became of a write of a page that was closed before the answer came. */
export async function outcomeOfInterrupted<TOperation extends AnyOperation>(
  queryClient: QueryClient,
  input: InputOf<TOperation>,
  lookUp: LoadLookUp<TOperation> | undefined,
): Promise<WriteOutcome> {
  const found = await look(queryClient, input, true, lookUp);
  if (found === undefined) return 'unknown';
  return found.isReached ? 'done' : 'not-done';
}

async function look<TOperation extends AnyOperation>(
  queryClient: QueryClient,
  input: InputOf<TOperation>,
  isPerhapsAtWork: boolean,
  load: LoadLookUp<TOperation> | undefined,
): Promise<Found<TOperation> | undefined> {
  if (load === undefined) return undefined;
  try {
    const lookUp = await load();
    const found = await lookUp(queryClient, input);
    if (found.isReached || !isPerhapsAtWork) return found;
    await new Promise((resolve) => setTimeout(resolve, STILL_AT_WORK_MS));
    return await lookUp(queryClient, input);
  } catch {
    return undefined;
  }
}

/** What a gateway answers that has no answer of the service. */
const OF_GATEWAYS: readonly (number | undefined)[] = [408, 502, 503, 504];
/** What it answers where the service took too long. */
const TOO_LONG: readonly (number | undefined)[] = [408, 504];

/** Where nothing came back from the service, it may not be through with it. */
const mayBeAtWork = (error: Error) =>
  error instanceof ApiError && (error.status === undefined || OF_GATEWAYS.includes(error.status));

/** The service was not waited for any longer: it may take longer than a second look. */
const isGivenUp = (error: Error) =>
  error instanceof ApiError &&
  (error.kind === 'timeout' || error.kind === 'abort' || TOO_LONG.includes(error.status));

/** Looks for the service's own answer among the rows of a list. */
export async function rowThat<TRow>(
  queryClient: QueryClient,
  operation: AnyOperation,
  request: object,
  isMeant: (row: TRow) => boolean,
): Promise<TRow | undefined> {
  for await (const row of rowsOf<TRow>(queryClient, operation, request)) if (isMeant(row)) return row;
  return undefined;
}

/** What was created may be one of those that are there, or not: they hold the same. */
class AlikeError extends Error {}

/**
 * Looks for what was created among what may hold the same: it is the one that the hub has just reported. Of one that it
 * has not reported, it is not known whether it was there before.
 */
export async function reportedAmong<TRow>(
  rows: AsyncIterable<TRow> | Iterable<TRow>,
  isMeant: (row: TRow) => boolean,
  isReported: (row: TRow) => boolean,
): Promise<{ isReached: true; answer: TRow } | typeof notReached> {
  let isUnsure = false;
  for await (const row of rows) {
    if (!isMeant(row)) continue;
    if (isReported(row)) return { isReached: true, answer: row };
    isUnsure = true;
  }
  if (isUnsure) throw new AlikeError('What was created may have been there before.');
  return notReached;
}

/** All rows of a list, page by page. */
export async function* rowsOf<TRow>(
  queryClient: QueryClient,
  operation: AnyOperation,
  request: object,
): AsyncGenerator<TRow, void> {
  const { signal } = new AbortController();
  const read = (place: object) =>
    call(queryClient, operation, { ...request, ...place, descending: false }, signal) as Promise<Page<TRow>>;
  for await (const { rows } of allPages(read, signal)) yield* rows;
}

/** After a deletion: whether the object is not there any more. */
export async function isDeleted(
  queryClient: QueryClient,
  operation: AnyOperation,
  input: object,
): Promise<boolean> {
  try {
    await call(queryClient, operation, input);
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return true;
    throw error;
  }
}

/** Whether an object holds what was sent, as far as that was sent. What was emptied has to be empty. */
export function holds(object: object, sent: object): boolean {
  return Object.entries(sent).every(
    ([field, value]) => value === undefined || (object as Readonly<Record<string, unknown>>)[field] === value,
  );
}

/** Whether an object holds what was sent. Where only upper and lower case differ, it is not known. */
export function reachedIfHeld(object: object, sent: object): typeof reached | typeof notReached {
  if (holds(object, sent)) return reached;
  if (!holds(inLowerCase(object), inLowerCase(sent))) return notReached;
  throw new Error('The service may keep it in lower case, or nothing else was to be changed.');
}

/** A service may keep names and addresses in lower case. */
export const inLowerCase = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.toLowerCase() : value,
    ]),
  );

/** Whether it was done to all of them. Where it is so of some only, it is not known: those may have been so before. */
export function reachedIfAll(
  ids: readonly string[],
  isDone: (id: string) => boolean,
): typeof reached | typeof notReached {
  const count = ids.filter(isDone).length;
  if (count > 0 && count < ids.length) throw new Error('It was done to some of them, or was before.');
  return reachedIf(count === ids.length);
}

export const reached = { isReached: true, answer: undefined } as const;
export const notReached = { isReached: false } as const;
export const reachedIf = (is: boolean) => (is ? reached : notReached);
