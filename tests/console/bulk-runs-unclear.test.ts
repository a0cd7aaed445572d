import { ApiError } from '@archive-console/api-client';
import { describe, expect, it, vi } from 'vitest';
import { noteOutcome, type WriteOutcome } from '#console/queries/write-outcome.ts';
import { bulkCsv } from '#console/shared/bulk/bulk-csv.ts';
import { createToastQueue } from '@archive-console/ui';
import { toCsv } from '#console/shared/csv/csv.ts';
import { bulkRuns, deletion, refusal } from './bulk-orders.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }));

/** An answer that was lost, and what was found out. */
function lost(outcome: WriteOutcome): ApiError {
  const error = new ApiError('No answer.', {
    kind: 'network',
    code: 'Frontend.FetchError',
    operation: 'deleteUser',
  });
  noteOutcome(error, outcome);
  return error;
}

/** A run whose second row is lost and whose third is refused. */
async function runLosing(outcome: WriteOutcome, own: Partial<Parameters<typeof deletion>[0]> = {}) {
  const toasts = createToastQueue();
  const runs = bulkRuns(toasts);
  const act = vi.fn((id: string) => {
    if (id === 'b') return Promise.reject(lost(outcome));
    return id === 'c' ? Promise.reject(refusal) : Promise.resolve();
  });
  await runs.start(deletion({ rows, act, ...own }));
  return { runs, act, toasts };
}

describe('a row whose answer was lost', () => {
  it.each(['unknown', 'not-yet'] as const)('is unclear where its outcome is %s', async (outcome) => {
    const { runs } = await runLosing(outcome);
    expect(runs.current()?.counts).toMatchObject({ done: 1, failed: 1, unclear: 1 });
    expect(runs.current()?.rows[1]?.outcome).toMatchObject({ state: 'unclear', code: 'Frontend.FetchError' });
  });

  it('has failed where nothing was changed', async () => {
    const { runs } = await runLosing('not-done');
    expect(runs.current()?.counts).toMatchObject({ failed: 2, unclear: 0 });
  });

  it('makes what the run came to unclear', async () => {
    const { runs, toasts } = await runLosing('unknown');
    expect(runs.current()?.title).toBe('Unclear: 1 deleted, 2 not');
    expect(toasts.snapshot().history).toMatchObject([
      { title: 'Unclear: 1 deleted, 2 not', tone: 'warning' },
    ]);
  });

  it('is looked up before it is sent again', async () => {
    const lookUp = vi.fn(() => Promise.resolve('done' as const));
    const { runs, act } = await runLosing('unknown', { lookUp });
    await runs.retryFailed();
    expect(lookUp).toHaveBeenCalledExactlyOnceWith('b');
    expect(act).toHaveBeenCalledTimes(3);
    expect(runs.current()?.counts).toMatchObject({ done: 2, failed: 1, unclear: 0 });
  });

  it('is not tried again where doing it twice would make two', async () => {
    const { runs } = await runLosing('unknown', { isOnce: true });
    expect(runs.current()?.againCount).toBe(0);
  });

  it('is unclear in the file as well, with its code', async () => {
    const { runs } = await runLosing('unknown');
    const outcomes = {
      pending: '',
      running: '',
      done: 'Done',
      failed: 'Failed',
      unclear: 'Unclear',
      skipped: '',
      excluded: '',
    };
    const words = {
      name: 'Name',
      userName: '',
      email: '',
      outcome: 'Outcome',
      reason: 'Reason',
      detail: 'Detail',
      code: 'Code',
      traceId: 'Trace',
      outcomes,
      reasonOf: () => '',
    };
    const ended = runs.current()?.rows ?? [];
    expect(toCsv(bulkCsv(words, ended), ended, ',')).toContain('B,Unclear,,,Frontend.FetchError,');
  });
});
