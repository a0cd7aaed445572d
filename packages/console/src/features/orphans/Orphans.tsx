import type { Page as RowsPage } from '@archive-console/api-client';
import { NumberValue, Stack, Table, type TableColumn, Text, TextLink } from '@archive-console/ui';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReadCard } from '#shared/loading/ReadCard.tsx';
import type { ReadQuery } from '#shared/loading/ReadPart.tsx';

interface OrphansProps<TAnswer, TRow extends { id: string }, TKey extends QueryKey> extends ReadQuery<
  TAnswer,
  RowsPage<TRow>,
  TKey
> {
  title: string;
  /** What follows from it. */
  text: string;
  none: string;
  stopped: string;
  columns: readonly TableColumn<TRow>[];
  /** What is on its way. @default one line */
  outline?: ReactNode;
  /** The list that has all of them. */
  all?: { to: string; label: string };
}

/** One kind of orphan: each is read for itself, and one that fails leaves the others. */
export function Orphans<TAnswer, TRow extends { id: string }, TKey extends QueryKey>({
  title,
  text,
  none,
  columns,
  all,
  ...card
}: OrphansProps<TAnswer, TRow, TKey>) {
  const { i18n } = useTranslation();
  const { data } = useQuery(card.query);
  return (
    <ReadCard
      {...card}
      title={title}
      aside={data && <NumberValue value={data.totalRows} locale={i18n.language} />}
      footer={
        all &&
        data?.hasMore && <TextLink render={(props) => <Link {...props} to={all.to} />}>{all.label}</TextLink>
      }
    >
      {({ rows, totalRows }) => (
        <Stack gap={8}>
          <Text tone="muted">{totalRows === 0 ? none : text}</Text>
          {totalRows > 0 && (
            <Table
              narrow="stacked"
              caption={title}
              captionHidden
              columns={columns}
              rows={rows}
              rowId={({ id }) => id}
            />
          )}
        </Stack>
      )}
    </ReadCard>
  );
}
