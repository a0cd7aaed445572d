import { Card, type CardProps, Skeleton } from '@archive-console/ui';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReadQuery } from './ReadPart.tsx';
import { type ReadPlace, ReadResult } from './ReadResult.tsx';

interface ReadCardProps<T>
  extends Pick<CardProps, 'aside' | 'actions' | 'footer'>, Omit<ReadPlace<T>, 'loading' | 'titleLevel'> {
  title: string;
  /** That it is on its way, for who cannot see its outline. @default the title, and that it is loading */
  loading?: string;
}

/** A card about one read; its outline is one line where it has no other. */
export function ReadCard<TAnswer, T, TKey extends QueryKey>({
  title,
  query,
  loading,
  stopped,
  outline = <Skeleton width="60%" />,
  children,
  ...card
}: ReadCardProps<T> & ReadQuery<TAnswer, T, TKey>) {
  const { t } = useTranslation('area');
  const read = useQuery(query);
  return (
    <Card title={title} aria-busy={read.data === undefined && read.isFetching} {...card}>
      <ReadResult
        {...{ read, stopped, outline, children }}
        queryKey={query.queryKey}
        loading={loading ?? t('card.loading', { title })}
        titleLevel={3}
      />
    </Card>
  );
}
