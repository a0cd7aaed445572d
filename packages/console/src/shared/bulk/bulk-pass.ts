import { ApiError, FETCH_ERROR } from '@archive-console/api-client';
import { mayBeDone } from '#queries/write-outcome.ts';
import { secondsToWait } from '#queries/too-many-requests.ts';
import type { BulkOrder } from './bulk-order.ts';
import type { BulkPauses } from './bulk-pauses.ts';
import type { BulkOutcome } from './bulk-rows.ts';
import type { RunState } from './bulk-run.ts';

const AT_ONCE = 4;

interface Pass {
  run: RunState;
  order: BulkOrder;
  pauses: BulkPauses;
  /** Only the run at hand may begin rows: an earlier one that still ends is not shown any more. */
  isOn(): boolean;
  /** A row is about to begin. */
  onBegin(): void;
  /** A row has begun or ended. */
  onRow(): void;
  /** The service asks to wait, or is asked again. */
  onWait(): void;
}

/** Goes through the rows not begun, four at a time, and never stops at the first failure. */
export async function goThrough({ run, order, pauses, ...pass }: Pass): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  async function work(): Promise<void> {
    for (;;) {
      if (run.wait !== undefined) await pause();
      if (!pass.isOn()) return;
      pass.onBegin();
      const begun = run.rows.begin();
      if (begun === undefined) return;
      pass.onRow();
      begun.end(begun.isUnclear ? await endOfUnclear(begun.row.id) : await endOf(begun.row.id));
      pass.onRow();
    }
  }

  /** What was begun before a reload is looked up before it is sent, and not sent where that cannot be found out. */
  async function endOfUnclear(id: string): Promise<BulkOutcome> {
    const outcome = await Promise.resolve(order.lookUp?.(id)).catch(() => undefined);
    if (outcome === 'done') return { state: 'done' };
    if (outcome !== 'not-done') return { state: 'unclear' };
    return pass.isOn() ? endOf(id) : { state: 'skipped' };
  }

  /** What one row comes to. Where the service is asked too often, it has done nothing: the row waits, and is sent again. */
  async function endOf(id: string): Promise<BulkOutcome> {
    for (;;) {
      const outcome = await attempt(() => order.act(id));
      const seconds = outcome.state === 'failed' ? secondsToWait(outcome.error) : undefined;
      if (seconds === undefined) return outcome;
      if (!pass.isOn()) return { state: 'skipped' };
      const ms = seconds * 1000;
      run.wait = { ms, until: new Date(Date.now() + ms) };
      pass.onWait();
      await pause();
      if (!pass.isOn()) return { state: 'skipped' };
    }
  }

  /** Waits as long as the service asks, unless the run is stopped. */
  async function pause(): Promise<void> {
    const { wait } = run;
    if (!pass.isOn() || wait === undefined) return;
    await pauses.until(wait.until);
    if (run.wait !== wait) return pause();
    run.wait = undefined;
    pass.onWait();
  }
}

async function attempt(act: () => Promise<unknown>): Promise<BulkOutcome> {
  try {
    await act();
    return { state: 'done' };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : FETCH_ERROR;
    return { state: mayBeDone(error) ? 'unclear' : 'failed', code, error };
  }
}
