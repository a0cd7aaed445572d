import { ApiError } from '@archive-console/api-client';
import { createToastQueue } from '@archive-console/ui';
import { vi } from 'vitest';
import type { BulkOrder } from '#console/shared/bulk/bulk-order.ts';
import type { RunWords } from '#console/shared/bulk/bulk-run.ts';
import { createBulkRuns } from '#console/shared/bulk/bulk-runs.ts';
import type { RunKeeper } from '#console/shared/bulk/run-keeper.ts';

export const refusal = new ApiError('No.', {
  kind: 'refused',
  code: 'User.ManagedReadonly',
  operation: 'deleteUser',
});
export const unreachable = new ApiError('No answer.', {
  kind: 'network',
  code: 'Frontend.FetchError',
  operation: 'deleteUser',
});

export const tooOften = new ApiError('Not so often.', {
  kind: 'refused',
  code: 'Frontend.FetchError',
  status: 429,
  retryAfter: 7,
  operation: 'deleteUser',
});

const words = {
  stoppedAt: ({ done, skipped }) => `Stopped: ${done} done, ${skipped} not begun`,
  interruptedAt: ({ done, unclear, skipped }) =>
    `Interrupted: ${done} done, ${unclear} unclear, ${skipped} not begun`,
  unclear: (title) => `Unclear: ${title}`,
  show: () => 'Show result',
} satisfies RunWords;

/** Keeps nothing. */
const noKeeper: RunKeeper = {
  take: () => Promise.resolve(undefined),
  hasAny: () => false,
  keep: () => undefined,
  begins: () => undefined,
  changed: () => undefined,
  ended: () => undefined,
  drop: () => undefined,
  end: () => undefined,
};

export const bulkRuns = (toasts = createToastQueue(), keeper = noKeeper) =>
  createBulkRuns(toasts, words, keeper);

export function deletion(order: Pick<BulkOrder, 'rows' | 'act'> & Partial<BulkOrder>): BulkOrder {
  return {
    title: 'Delete',
    fileName: 'deleted',
    done: (count) => `${count} deleted, 0 not`,
    partlyDone: (count, total) => `${count} deleted, ${total - count} not`,
    settled: () => undefined,
    ...order,
  };
}

/** An action whose rows end one by one, on command. */
export function heldAction() {
  const under = new Map<string, () => void>();
  const act = vi.fn((id: string) => new Promise<void>((resolve) => under.set(id, resolve)));
  return { act, end: (id: string) => under.get(id)?.() };
}
