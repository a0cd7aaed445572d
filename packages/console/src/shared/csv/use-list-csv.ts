import type { MenuItem } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadPage } from '#queries/read-all-pages.ts';
import type { ListedRow } from '#shared/list/list-spec.ts';
import type { List } from '#shared/list/use-list.ts';
import type { CsvColumn, CsvRead } from './csv.ts';

/** What a list says of its CSV file. */
export interface ListCsv<TRow> {
  columns: readonly CsvColumn<TRow>[];
  /** What the file leaves out. */
  note?: string;
  /** Reads what `columns` need besides the rows. A file waits for it, and is made without it where it fails. */
  needs?(): Promise<unknown>;
  /** A further choice: everything that matches, with what is read row by row. */
  whole?: {
    /** Names what is added ("All that match, with roles (63 rows)"). */
    label: (count: number) => string;
    perRow: readonly CsvRead<TRow>[];
  };
}

/** What is to be saved: the rows shown, or everything that matches. */
export type CsvOrder<TRow> =
  | { rows: readonly TRow[] }
  | { read: ReadPage<TRow>; perRow?: readonly CsvRead<TRow>[] };

/** What of a list can be saved as a CSV file, and what was asked for last. */
export function useListCsv<TRow extends ListedRow, TFilter extends string, TMatching extends object>(
  { spec, rows, read: shownPage, matching, request }: List<TRow, TFilter, TMatching>,
  csv: ListCsv<TRow> | undefined,
): { items: readonly MenuItem[] | undefined; order: CsvOrder<TRow> | undefined } {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [order, setOrder] = useState<CsvOrder<TRow>>();
  if (csv === undefined) return { items: undefined, order };
  const nothing = rows.length === 0 ? t('csv.nothing') : undefined;
  const { sortBy, descending } = request;
  const count = shownPage.data?.totalRows ?? 0;
  const all = () => spec.readPages(queryClient, { ...matching, sortBy, descending });
  const { whole, needs } = csv;
  const waiting =
    (read: ReadPage<TRow>): ReadPage<TRow> =>
    async (...page) => {
      // What is missing is said by the columns.
      await needs?.().catch(() => undefined);
      return read(...page);
    };
  const shown: ReadPage<TRow> = async () => ({ rows: [...rows], totalRows: rows.length, hasMore: false });
  const items = [
    {
      id: 'page',
      label: t('csv.page', { count: rows.length }),
      description: csv.note,
      disabledReason: nothing,
      onAction: () => setOrder(needs === undefined ? { rows } : { read: waiting(shown) }),
    },
    {
      id: 'all',
      label: t('csv.allMatching', { count }),
      description: csv.note,
      disabledReason: nothing,
      onAction: () => setOrder({ read: waiting(all()) }),
    },
  ];
  if (whole !== undefined)
    items.push({
      id: 'whole',
      label: whole.label(count),
      description: t('csv.rowByRow'),
      disabledReason: nothing,
      onAction: () => setOrder({ read: waiting(all()), perRow: whole.perRow }),
    });
  return { items, order };
}
