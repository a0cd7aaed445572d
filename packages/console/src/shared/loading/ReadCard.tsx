import { Card, type CardProps, Skeleton } from '@archive-console/ui';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type PartOfPage, ReadPart } from './ReadPart.tsx';

interface ReadCardProps<T> extends Pick<CardProps, 'aside' | 'actions' | 'footer'> {
  title: string;
  read: PartOfPage<T>;
  queryKey: QueryKey;
  /** That it is on its way, for who cannot see its outline. @default the title, and that it is loading */
  loading?: string;
  /** What is not there if a person stops waiting. */
  stopped: string;
  /** What is on its way. @default one line */
  outline?: ReactNode;
  /** Shows what was read. */
  children: (data: T) => ReactNode;
}

/** A card about one read. */
export function ReadCard<T>({
  title,
  read,
  queryKey,
  loading,
  stopped,
  outline = <Skeleton width="60%" />,
  children,
  ...card
}: ReadCardProps<T>) {
  const { t } = useTranslation('area');
  return (
    <Card title={title} aria-busy={read.data === undefined && read.isFetching} {...card}>
      <ReadPart
        {...{ read, queryKey, stopped, outline, children }}
        loading={loading ?? t('card.loading', { title })}
        titleLevel={3}
      />
    </Card>
  );
}
