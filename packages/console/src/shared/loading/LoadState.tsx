import { Stack, VisuallyHidden } from '@archive-console/ui';
import { type QueryKey, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.tsx';
import { LoadStopped } from './LoadStopped.tsx';
import { SlowNotice } from './SlowNotice.tsx';

interface LoadStateProps {
  read: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
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

/** In place of what could not be read, or what a person stopped waiting for. */
export function LoadError({
  read,
  stopped,
  titleLevel = 2,
}: Omit<LoadStateProps, 'queryKey' | 'loading' | 'children'>) {
  const again = () => void read.refetch();
  if (read.error === null) return <LoadStopped title={stopped} titleLevel={titleLevel} onRetry={again} />;
  return <LoadFailed error={read.error} titleLevel={titleLevel} onRetry={again} />;
}

/** In place of what has not been read: its outline, why it could not be read, or that a person stopped waiting. */
export function LoadState({ read, queryKey, loading, stopped, titleLevel = 2, children }: LoadStateProps) {
  const queryClient = useQueryClient();
  if (!read.isFetching) return <LoadError read={read} stopped={stopped} titleLevel={titleLevel} />;
  const slow = <SlowNotice waiting onStop={() => void queryClient.cancelQueries({ queryKey })} />;
  if (children === undefined)
    return (
      <>
        {slow}
        <VisuallyHidden role="status">{loading}</VisuallyHidden>
      </>
    );
  return (
    <Stack gap={16}>
      {slow}
      <Stack gap={16} role="status" aria-busy aria-label={loading}>
        {children}
      </Stack>
    </Stack>
  );
}
