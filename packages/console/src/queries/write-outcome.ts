import { ApiError } from '@archive-console/api-client';

/**
 * What became of a write that failed in a way that does not say so, as far as that could be found out. `not-yet`: nothing
 * was changed so far, and the service may still be at work. `unsent`: it was not sent again, because it is still unknown.
 * `alike`: it was not sent again, because what it creates may be there by now.
 */
export type WriteOutcome = 'done' | 'not-done' | 'not-yet' | 'unknown' | 'unsent' | 'alike';

const perhapsDone: readonly (WriteOutcome | undefined)[] = ['not-yet', 'unknown', 'unsent', 'alike'];

const outcomes = new WeakMap<object, WriteOutcome>();
const lookedUp = new WeakSet<object>();

/** What was found out about the write behind an error; undefined where the error itself says it. */
export function outcomeOf(error: unknown): WriteOutcome | undefined {
  return error instanceof Error ? outcomes.get(error) : undefined;
}

/** Whether what failed may be done all the same, now or in a while. */
export function mayBeDone(error: unknown): boolean {
  return perhapsDone.includes(outcomeOf(error));
}

export function noteOutcome(error: object, outcome: WriteOutcome): void {
  outcomes.set(error, outcome);
}

/** Whether an answer is not the service's own, which was lost, but what was read afterwards. */
export function wasLookedUp(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && lookedUp.has(answer);
}

export function noteLookedUp(answer: object): void {
  lookedUp.add(answer);
}

const REQUEST_TIMEOUT = 408;

/** Whether the service may have done what it was asked although the call failed. */
export function isUnclear(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0 } = error;
  return kind === 'refused' ? status >= 500 || status === REQUEST_TIMEOUT : kind !== 'missing-parameter';
}
