import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingCard } from './LoadingCard.tsx';
import { LoadState } from './LoadState.tsx';
import { StaleNotice } from './StaleNotice.tsx';

/** How a read stands, as far as the part of a page that shows it asks. */
export type PartOfPage<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;

/** Where a read is shown, and what stands there until it is there. */
export interface ReadPlace<T> {
  /** That it is on its way, for who cannot see its outline. */
  loading: string;
  /** What is not there if a person stops waiting, as a heading. */
  stopped: string;
  /** @default 2 */
  titleLevel?: 2 | 3;
  /** What is on its way; `false` where an outline stands elsewhere. @default that of a card of facts */
  outline?: ReactNode;
  /** Shows what was read. */
  children: (data: T) => ReactNode;
}

interface ReadResultProps<T> extends ReadPlace<T> {
  read: PartOfPage<T>;
  queryKey: QueryKey;
}

/**
 * Shows a read that its caller made: what was read, or in its place an outline while that is on its way, that it
 * takes long and can be given up, why it could not be read, and how to try again. What could not be read again stays.
 */
export function ReadResult<T>({ read, outline = <LoadingCard />, children, ...place }: ReadResultProps<T>) {
  if (read.data === undefined)
    return (
      <LoadState read={read} {...place}>
        {outline === false ? undefined : outline}
      </LoadState>
    );
  return (
    <>
      <StaleNotice read={read} onRetry={() => void read.refetch()} />
      {children(read.data)}
    </>
  );
}
