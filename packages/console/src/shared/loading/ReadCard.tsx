import { Card, Skeleton } from '@archive-console/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from './LoadState.tsx';

interface ReadCardProps {
  title: string;
  read: UseQueryResult;
  /** What is not there if a person stops waiting. */
  stopped: string;
  actions?: ReactNode;
  /** What was read. */
  children: ReactNode;
}

/** A card about one read: what was read, its outline while it is on its way, or why it is not there. */
export function ReadCard({ title, read, stopped, actions, children }: ReadCardProps) {
  return (
    <Card title={title} actions={actions}>
      {content()}
    </Card>
  );

  function content(): ReactNode {
    if (read.data !== undefined) return children;
    if (read.isFetching) return <Skeleton width="60%" />;
    return <LoadError read={read} stopped={stopped} titleLevel={3} />;
  }
}
