import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadState } from './LoadState.tsx';
import { StaleNotice } from './StaleNotice.tsx';

export interface ReadNoticeProps<T> {
  /** How it stands, as far as the part of a page that shows it asks. */
  read: Pick<UseQueryResult<T>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
  queryKey: QueryKey;
  /** That it is on its way, for who cannot see its outline. */
  loading: string;
  /** What is not there if a person stops waiting, as a heading. */
  stopped: string;
  /** @default 2 */
  titleLevel?: 2 | 3;
  /** The outline of what is on its way. Left out where one stands elsewhere. */
  children?: ReactNode;
}

/**
 * Says how a read stands whose answer is shown elsewhere: that it is on its way, that it takes long and can be given up,
 * that it failed, that what is shown may no longer be true. Nothing once it is there.
 */
export function ReadNotice<T>({ read, ...place }: ReadNoticeProps<T>) {
  if (read.data === undefined) return <LoadState read={read} {...place} />;
  return <StaleNotice read={read} onRetry={() => void read.refetch()} />;
}
