import type { Page as RowsPage } from '@archive-console/api-client';
import {
  Card,
  NumberValue,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
  Text,
  TextLink,
} from '@archive-console/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { StaleNotice } from '#shared/loading/StaleNotice.tsx';

interface OrphansProps<TRow extends { id: string }> {
  title: string;
  /** What follows from it. */
  text: string;
  none: string;
  read: UseQueryResult<RowsPage<TRow>>;
  columns: readonly TableColumn<TRow>[];
  /** What stands there until it is read. @default an outline */
  loading?: ReactNode;
  /** The list that has all of them. */
  all?: { to: string; label: string };
}

/** One kind of orphan: each is read for itself, and one that fails leaves the others. */
export function Orphans<TRow extends { id: string }>({
  title,
  text,
  none,
  read,
  columns,
  loading = <Skeleton shape="text" width="40ch" />,
  all,
}: OrphansProps<TRow>) {
  const { i18n } = useTranslation();
  const { data, isError, error } = read;
  return (
    <Card
      title={title}
      aside={data && <NumberValue value={data.totalRows} locale={i18n.language} />}
      aria-busy={read.isPending}
      footer={
        all &&
        data?.hasMore && <TextLink render={(props) => <Link {...props} to={all.to} />}>{all.label}</TextLink>
      }
    >
      <Stack gap={8}>
        {data === undefined && isError && <LoadFailed error={error} onRetry={() => void read.refetch()} />}
        {data === undefined && !isError && loading}
        <StaleNotice read={read} onRetry={() => void read.refetch()} />
        {data && <Text tone="muted">{data.totalRows === 0 ? none : text}</Text>}
        {data && data.totalRows > 0 && (
          <Table
            narrow="stacked"
            caption={title}
            captionHidden
            columns={columns}
            rows={data.rows}
            rowId={({ id }) => id}
          />
        )}
      </Stack>
    </Card>
  );
}
