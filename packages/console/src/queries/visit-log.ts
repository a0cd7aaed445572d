import { type AnyOperation, ApiError } from '@archive-console/api-client';
import type { Mutation, QueryClient } from '@tanstack/react-query';
import { apiOf, connect } from './api.ts';
import { isUnclear, outcomeOf } from './write-outcome.ts';

/** A call that failed: what support asks for, and nothing that was sent or answered. */
export interface FailedCall {
  at: Date;
  operation: string;
  code: string;
  traceId: string | undefined;
}

/** A change that was sent in this visit. */
export interface MadeChange {
  id: number;
  at: Date;
  operation: string;
  /** So many of them one after the other. */
  count: number;
  /** Given where the answer was lost: what was found out about it since is known by {@link changesMade}. */
  error?: Error;
  /** Ids alone, of a change that was made by itself and that an operation takes back. */
  undoInput?: object;
  /** The same ids, also after it was taken back: whom and what it was about. */
  subject?: object;
}

/** The newest first. */
interface Visit {
  errors: readonly FailedCall[];
  changes: readonly MadeChange[];
}

interface VisitLog {
  read(): Visit;
  subscribe(listener: () => void): () => void;
}

const inverses = {
  addUserRoles: 'removeUserRoles',
  removeUserRoles: 'addUserRoles',
  addUserToGroups: 'removeUserFromGroups',
  removeUserFromGroups: 'addUserToGroups',
  addGroupMembers: 'removeGroupMembers',
  removeGroupMembers: 'addGroupMembers',
  addMailboxDelegates: 'removeMailboxDelegates',
  removeMailboxDelegates: 'addMailboxDelegates',
  moveArchivePolicy: 'moveArchivePolicy',
  setDefaultPaymentMandate: 'setDefaultPaymentMandate',
} as const;

/** An operation that takes back another. */
export type InverseOperation = (typeof inverses)[keyof typeof inverses];

/** Changes that an operation takes back. What it is given holds ids, names of roles and places alone. */
export const inverseOperations: Readonly<Record<string, InverseOperation>> = inverses;

const undoInputs = new WeakMap<object, object>();

/** The input of a change that is taken back by the same operation, with what was there before. */
export function withUndo<T extends object>(input: T, before: T): T {
  undoInputs.set(input, before);
  return input;
}

/** What takes a change back is given what the change was given, or what was there before it. */
const undoInputOf = (operation: string, input: object): object | undefined =>
  undoInputs.get(input) ?? (inverseOperations[operation] === operation ? undefined : input);

const MOST_ERRORS = 10;
const MOST_CHANGES = 100;
const logs = new WeakMap<QueryClient, VisitLog>();

/** What was changed and what failed since the console was opened, in memory only. It begins with the first call of this. */
export function visitLogOf(queryClient: QueryClient): VisitLog {
  const log = logs.get(queryClient) ?? beginLog(queryClient);
  logs.set(queryClient, log);
  return log;
}

function beginLog(queryClient: QueryClient): VisitLog {
  let visit: Visit = { errors: failedReads(queryClient), changes: [] };
  const mutations = queryClient.getMutationCache();
  const listeners = new Set<() => void>();
  const learn = (learned: Partial<Visit>) => {
    visit = { ...visit, ...learned };
    for (const listener of listeners) listener();
  };

  function noteChange(operation: string, input: unknown, error?: Error, at = new Date()): void {
    const known = error === undefined ? withoutUndoBy(operation, input, visit.changes) : visit.changes;
    const [last, ...earlier] = known;
    const isUndoable = operation in inverseOperations && !error && isByItself(queryClient, input);
    const undoInput = isUndoable ? undoInputOf(operation, input as object) : undefined;
    const change = { id: (last?.id ?? 0) + 1, at, operation };
    const isOneMore = last?.operation === operation && !undoInput && !error && !last.error && !last.subject;
    const changes = isOneMore
      ? [{ ...change, count: last.count + 1 }, ...earlier]
      : [
          {
            ...change,
            count: 1,
            ...(error && { error }),
            ...(undoInput && { undoInput, subject: undoInput }),
          },
          ...known,
        ];
    learn({ changes: changes.slice(0, MOST_CHANGES) });
  }

  /** A write that was sent before the log. */
  function noteEarlier(mutation: Mutation): void {
    const { variables, submittedAt, status, error } = mutation.state;
    const isMade = status === 'success' || (error !== null && isUnclear(error));
    const operation = operationOf(mutation);
    if (isMade && operation !== undefined)
      noteChange(operation, variables, error ?? undefined, new Date(submittedAt));
  }

  for (const mutation of mutations.getAll()) noteEarlier(mutation);
  const underWay = new Set(mutations.findAll({ status: 'pending' }));
  const api = apiOf(queryClient);
  const call = async (operation: AnyOperation, ...given: [input?: undefined]) => {
    const note = (error?: Error) => {
      if (operation.effect !== 'write' || operation.access !== 'bearer') return;
      // One that was under way, but had not asked the service yet, is noted here alone.
      for (const mutation of underWay)
        if (operationOf(mutation) === operation.name && mutation.state.variables === given[0])
          underWay.delete(mutation);
      noteChange(operation.name, given[0], error);
    };
    try {
      const answer = await api.call(operation, ...given);
      note();
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.kind !== 'abort') {
        // Asked for again and again, one call leaves room for what else failed.
        const others = visit.errors.filter(
          ({ operation: name, code }) => name !== error.operation || code !== error.code,
        );
        learn({ errors: [failed(error, new Date()), ...others].slice(0, MOST_ERRORS) });
        if (isUnclear(error)) note(error);
      }
      throw error;
    }
  };
  // When a write ends, what became of it is known.
  mutations.subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status === 'pending') return;
    if (underWay.delete(mutation)) noteEarlier(mutation);
    else learn({});
  });
  connect(queryClient, { ...api, call: call as typeof api.call });
  return {
    read: () => visit,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a write calls; nothing of its own where it is made of others. */
const operationOf = ({ options }: Mutation): string | undefined =>
  options.mutationKey?.[0] as string | undefined;

/** What the first page could not read: it was there before the log. */
function failedReads(queryClient: QueryClient): FailedCall[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ state }) =>
      state.error instanceof ApiError ? [failed(state.error, new Date(state.errorUpdatedAt))] : [],
    )
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MOST_ERRORS);
}

const failed = ({ operation, code, traceId }: ApiError, at: Date): FailedCall => ({
  at,
  operation,
  code,
  traceId,
});

/** One of many may find done what it was to do: taken back, it would undo more than it did. */
function isByItself(queryClient: QueryClient, input: unknown): boolean {
  const mutations = queryClient.getMutationCache().getAll();
  return mutations.some(({ state }) => state.variables === input);
}

/** What is taken back already, here or by the message of its success, is not offered once more. */
function withoutUndoBy(name: string, input: unknown, changes: readonly MadeChange[]): readonly MadeChange[] {
  // What was there before an earlier change is not what was there before the last one.
  if (inverseOperations[name] === name) return changes.map((change) => withoutUndoOf(name, change));
  const same = JSON.stringify(input);
  const place = changes.findIndex(
    ({ operation, undoInput }) =>
      undoInput !== undefined && inverseOperations[operation] === name && JSON.stringify(undoInput) === same,
  );
  return changes.map((change, at) => (at === place ? withoutUndoOf(change.operation, change) : change));
}

function withoutUndoOf(name: string, change: MadeChange): MadeChange {
  if (change.operation !== name) return change;
  const { undoInput: _taken, ...rest } = change;
  return rest;
}

/** The changes as far as is known by now: without those whose answer was lost and of which nothing was found afterwards. */
export const changesMade = (changes: readonly MadeChange[]): readonly MadeChange[] =>
  changes.filter(({ error }) => outcomeOf(error) !== 'not-done');

/** Whether a change was made is not known: its answer was lost, and nothing was found out, or not yet. */
export const isUnknown = ({ error }: MadeChange): boolean =>
  error !== undefined && outcomeOf(error) !== 'done';
