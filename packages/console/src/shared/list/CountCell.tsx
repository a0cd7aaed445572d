import { NumberValue, Quiet, Skeleton } from '@archive-console/ui';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

interface CountCellProps<TAnswer> {
  query: UseQueryOptions<TAnswer, Error, number, readonly [string, object?]>;
}

/** A number read row by row. It comes after the list, and one that cannot be read is no reason to lose the row. */
export function CountCell<TAnswer>({ query }: CountCellProps<TAnswer>) {
  const { t, i18n } = useTranslation('area');
  const { data: count, isError } = useQuery(query);
  if (count !== undefined) return <NumberValue value={count} locale={i18n.language} />;
  return isError ? <Quiet onCard>{t('list.unread')}</Quiet> : <Skeleton width="24px" />;
}
