import { ApiError, type deleteUser, type ErrorFacts } from '@archive-console/api-client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterLostAnswer, notReached, reached } from '#console/queries/lost-answers.ts';
import { mayBeDone, outcomeOf } from '#console/queries/write-outcome.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is found out after an answer was lost, where the service is through with it before the look of that number. */
async function lookUp(facts: Pick<ErrorFacts, 'kind' | 'status'>, doneAtLook: number) {
  const error = new ApiError('lost', { code: 'Frontend.FetchError', operation: 'deleteUser', ...facts });
  let looks = 0;
  const settled = afterLostAnswer<typeof deleteUser>(
    new QueryClient(),
    { userId: 'of-a-user' },
    error,
    'deleteUser of-a-user',
    () =>
      Promise.resolve(() => {
        looks += 1;
        return Promise.resolve(looks >= doneAtLook ? reached : notReached);
      }),
  ).catch(() => undefined);
  await vi.runAllTimersAsync();
  await settled;
  return { outcome: outcomeOf(error), mayBeDone: mayBeDone(error), looks };
}

const NEVER = Infinity;
const refused = (status: number) => ({ kind: 'refused', status }) as const;

describe('a write that was not done at the first look', () => {
  it.each([
    ['a lost connection', { kind: 'network' }],
    ['a time-out', { kind: 'timeout' }],
    ['a call that was given up', { kind: 'abort' }],
    ['408', refused(408)],
    ['502', refused(502)],
    ['503', refused(503)],
    ['504', refused(504)],
  ] as const)('after %s is looked up once more', async (_name, facts) => {
    expect(await lookUp(facts, 2)).toMatchObject({ outcome: 'done', looks: 2 });
  });

  it.each([
    ['a time-out', { kind: 'timeout' }],
    ['a call that was given up', { kind: 'abort' }],
    ['408', refused(408)],
    ['504', refused(504)],
  ] as const)('after %s may still be done', async (_name, facts) => {
    expect(await lookUp(facts, NEVER)).toEqual({ outcome: 'not-yet', mayBeDone: true, looks: 2 });
  });

  it.each([
    ['a lost connection', { kind: 'network' }, 2],
    ['502', refused(502), 2],
    ['503', refused(503), 2],
    ['500', refused(500), 1],
    ['an answer that cannot be read', { kind: 'unreadable-answer', status: 200 }, 1],
  ] as const)('after %s was not done', async (_name, facts, looks) => {
    expect(await lookUp(facts, NEVER)).toEqual({ outcome: 'not-done', mayBeDone: false, looks });
  });
});
