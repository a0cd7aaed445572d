import type { Page as RowsPage } from '@archive-console/api-client';
import {
  Button,
  Inline,
  NumberValue,
  Stack,
  Table,
  type TableColumn,
  Text,
  TextLink,
} from '@archive-console/ui';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReadCard } from '#shared/loading/ReadCard.tsx';
import type { ReadQuery } from '#shared/loading/ReadPart.tsx';

/** So many rows are drawn at once, as many as the service puts on a page. */
const AT_ONCE = 100;

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
  /** What could not be read: what was read is then neither none nor a number of all. */
  missing?: ReactNode;
}

/** One kind of orphan: each is read for itself, and one that fails leaves the others. */
export function Orphans<TAnswer, TRow extends { id: string }, TKey extends QueryKey>({
  title,
  text,
  none,
  columns,
  all,
  missing,
  ...card
}: OrphansProps<TAnswer, TRow, TKey>) {
  const { i18n } = useTranslation('orphans');
  const { data } = useQuery(card.query);
  const [most, setMost] = useState(AT_ONCE);
  return (
    <ReadCard
      {...card}
      title={title}
      aside={data && missing === undefined && <NumberValue value={data.totalRows} locale={i18n.language} />}
      footer={
        data &&
        (data.hasMore || data.rows.length > AT_ONCE) && (
          <More page={data} isWhole={missing === undefined} most={most} all={all} onMost={setMost} />
        )
      }
    >
      {({ rows, totalRows }) => (
        <Stack gap={8}>
          {missing}
          {totalRows === 0 ? (
            missing === undefined && <Text tone="muted">{none}</Text>
          ) : (
            <>
              <Text tone="muted">{text}</Text>
              <Table
                narrow="stacked"
                caption={title}
                captionHidden
                columns={columns}
                rows={rows.slice(0, most)}
                rowId={({ id }) => id}
              />
            </>
          )}
        </Stack>
      )}
    </ReadCard>
  );
}

interface MoreProps {
  all: { to: string; label: string } | undefined;
  page: RowsPage<unknown>;
  /** Whether all were read, so that their number is known. */
  isWhole: boolean;
  most: number;
  onMost: (most: number) => void;
}

/** How many of them are shown, and the way to the others: further rows where they are read, else the list of all. */
function More({ page: { rows, totalRows }, isWhole, most, all, onMost }: MoreProps) {
  const { t } = useTranslation('orphans');
  const shown = Math.min(most, rows.length);
  const further = Math.min(AT_ONCE, rows.length - shown);
  return (
    <Inline gap={12}>
      {shown < totalRows && (
        <Text size="small" tone="muted">
          {t(isWhole ? 'first' : 'firstOfAtLeast', { count: shown, total: totalRows })}
        </Text>
      )}
      {/* One button, so that it keeps the focus. */}
      {rows.length > AT_ONCE && (
        <Button size="sm" onClick={() => onMost(further > 0 ? most + AT_ONCE : AT_ONCE)}>
          {further > 0 ? t('more', { count: further }) : t('fewer')}
        </Button>
      )}
      {all && <TextLink render={(props) => <Link {...props} to={all.to} />}>{all.label}</TextLink>}
    </Inline>
  );
}
