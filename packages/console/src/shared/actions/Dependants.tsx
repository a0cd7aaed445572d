import {
  Address,
  Heading,
  type IconShape,
  NoticeList,
  Skeleton,
  Stack,
  Text,
  TextButton,
  TextLink,
  VisuallyHidden,
} from '@archive-console/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#shared/i18n/format.ts';
import { isolateDirection } from '#shared/i18n/isolate-direction.ts';

/** One kind of thing that depends on an object. */
export interface Dependant {
  id: string;
  icon: IconShape;
  title: string;
  /** It could not be read: no number is said then. */
  hasFailed: boolean;
  /** Reads it again. */
  onRetry?: () => void;
  /** Left out while it is read. */
  total: number | undefined;
  /** Not all of what they belong to was read: there may be more. @default false */
  isAtLeast?: boolean;
  /** What can be named; left out where only the number is known. */
  names?: readonly string[] | undefined;
  /** What the number means, where nothing is named. */
  inWords?: (total: number) => string;
  /** What is said where there is nothing of it. @default "None" */
  none?: string;
  /** Where all of them are seen; offered once there are any, or where they could not be read. */
  link?: { to: string; label: string };
}

/** A read, as far as a dependant asks of it. */
export interface Read<T> {
  data: T | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

/** How a read of what can be named stands, as a dependant says it. */
export function namedBy<T>(
  { data, isError, refetch }: Read<T>,
  namesIn: (data: T) => readonly string[],
): Pick<Dependant, 'hasFailed' | 'onRetry' | 'total' | 'names'> {
  const names = data === undefined ? undefined : namesIn(data);
  return { hasFailed: isError, onRetry: () => void refetch(), total: names?.length, names };
}

/** Several reads as one: their answers once all are there; only what failed is read again. */
export function together<T>(reads: readonly Read<readonly T[]>[]): Read<readonly T[]> {
  const failed = reads.filter(({ isError }) => isError);
  const areRead = reads.every(({ data }) => data !== undefined);
  return {
    data: areRead ? reads.flatMap(({ data = [] }) => data) : undefined,
    isError: failed.length > 0,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

/** The same of a read of a number. */
export function countedBy({
  data,
  isError,
  refetch,
}: Read<number>): Pick<Dependant, 'hasFailed' | 'onRetry' | 'total'> {
  return { hasFailed: isError, onRetry: () => void refetch(), total: data };
}

interface DependantsProps {
  /** Left out where what is around them names them. */
  title?: string | undefined;
  items: readonly Dependant[];
}

/** What depends on an object, from the reads there are (confirmation ladder, rung 3). */
export function Dependants({ title, items }: DependantsProps) {
  return (
    <Stack gap={8}>
      {title !== undefined && <Heading level={3}>{title}</Heading>}
      <NoticeList
        items={items.map((item) => ({
          id: item.id,
          icon: item.icon,
          tone: 'neutral',
          title: item.title,
          text: <Extent {...item} />,
          action: <DependantAction {...item} />,
        }))}
      />
    </Stack>
  );
}

function DependantAction({ hasFailed, onRetry, total, link }: Dependant) {
  const { t } = useTranslation('shell');
  if (hasFailed && onRetry !== undefined)
    return <TextButton onClick={onRetry}>{t('action.retry')}</TextButton>;
  if (link === undefined || total === 0) return null;
  return <TextLink render={(props) => <Link {...props} to={link.to} />}>{link.label}</TextLink>;
}

const NAMED = 3;

function Extent({ hasFailed, total, isAtLeast = false, names = [], inWords, none }: Dependant) {
  const { t } = useTranslation('objects');
  const formats = useFormats();
  if (hasFailed || (isAtLeast && total === 0)) {
    return (
      <Text as="span" tone="warning">
        {t('dependants.unread')}
      </Text>
    );
  }
  if (total === undefined) {
    return (
      <>
        <VisuallyHidden>{t('dependants.loading')}</VisuallyHidden>
        <Skeleton width="120px" />
      </>
    );
  }
  if (isAtLeast) return t('dependants.atLeast', { count: total });
  if (total === 0) return none ?? t('dependants.none');
  const named = names.slice(0, NAMED).map(isolateDirection);
  if (named.length === 0) return inWords?.(total) ?? formats.number(total);
  const more = total - named.length;
  const parts = [...named, ...(more > 0 ? [t('dependants.more', { count: more })] : [])];
  return parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && ', '}
      {part.includes('@') ? <Address inSentence>{part}</Address> : part}
    </Fragment>
  ));
}
