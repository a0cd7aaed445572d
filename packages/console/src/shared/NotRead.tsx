import { Stack } from '@archive-console/ui';
import { type QueryKey, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.tsx';
import { LoadStopped } from './LoadStopped.tsx';
import { SlowNotice } from './SlowNotice.tsx';

interface NotReadProps {
  read: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  queryKey: QueryKey;
  /** What is not there if somebody stops waiting, as a heading. */
  stopped: string;
  /** @default 2 */
  titleLevel?: 2 | 3;
  /** The outline of what is on its way. */
  children?: ReactNode;
}

/** In place of what has not been read: its outline, why it could not be read, or that somebody stopped waiting. */
export function NotRead({ read, queryKey, stopped, titleLevel = 2, children }: NotReadProps) {
  const queryClient = useQueryClient();
  const { error, isFetching } = read;
  const again = () => void read.refetch();
  if (error !== null)
    return <LoadFailed error={error} titleLevel={titleLevel} isBusy={isFetching} onRetry={again} />;
  if (!isFetching) return <LoadStopped title={stopped} titleLevel={titleLevel} onRetry={again} />;
  return (
    <Stack gap={16}>
      <SlowNotice waiting onStop={() => void queryClient.cancelQueries({ queryKey })} />
      {children}
    </Stack>
  );
}
