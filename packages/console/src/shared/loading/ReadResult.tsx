import type { ReactNode } from 'react';
import { LoadingCard } from './LoadingCard.tsx';
import { ReadNotice, type ReadNoticeProps } from './ReadNotice.tsx';

/** Where a read is shown, and what stands there until it is there. */
export interface ReadPlace<T> extends Omit<ReadNoticeProps<T>, 'read' | 'queryKey' | 'children'> {
  /** What is on its way. @default that of a card of facts */
  outline?: ReactNode;
  /** Shows what was read. */
  children: (data: T) => ReactNode;
}

type ReadResultProps<T> = ReadPlace<T> & Omit<ReadNoticeProps<T>, 'children'>;

/**
 * Shows a read that its caller made: what was read, or in its place an outline while that is on its way, that it
 * takes long and can be given up, why it could not be read, and how to try again. What could not be read again stays.
 */
export function ReadResult<T>({ read, outline = <LoadingCard />, children, ...place }: ReadResultProps<T>) {
  return (
    <>
      <ReadNotice read={read} {...place}>
        {outline}
      </ReadNotice>
      {read.data !== undefined && children(read.data)}
    </>
  );
}
