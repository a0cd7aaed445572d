import type { ListStatus } from '@archive-console/ui';

/** What a list needs to know of the read behind it. */
interface ListRead {
  data: unknown;
  isError: boolean;
  isPlaceholderData: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** A person stopped waiting for the first answer. */
export function isStopped({
  data,
  isError,
  fetchStatus,
}: Pick<ListRead, 'data' | 'isError' | 'fetchStatus'>): boolean {
  return data === undefined && !isError && fetchStatus === 'idle';
}

/** How a list stands. Rows that are read again behind the reader's back are `ready`: nothing jumps. */
export function listStatus(read: ListRead): ListStatus {
  // Rows that are there stay there: a failed second reading must not take them away.
  if (read.data === undefined) return read.isError || isStopped(read) ? 'failed' : 'loading';
  return read.isPlaceholderData ? 'refreshing' : 'ready';
}
