import { type ListFilter, PrintSheet, Table } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOutletContext } from 'react-router';
import { useAccessIndex } from '#entities/access-review/use-access-index.ts';
import type { CsvColumn } from '#shared/csv/csv.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { listNames } from '#shared/i18n/list-names.ts';
import type { ListedRow } from '#shared/list/list-spec.ts';
import type { List } from '#shared/list/use-list.ts';
import { REVIEW } from './access-rows.ts';

/** What the page around the two lists says to them. */
export interface ReviewContext {
  isPrinting: boolean;
  onPrinted: () => void;
}

interface ReviewPrintProps<TRow extends ListedRow, TFilter extends string, TMatching extends object> {
  title: string;
  list: List<TRow, TFilter, TMatching>;
  filters: readonly ListFilter[] | undefined;
  /** The same that a file has. */
  columns: readonly CsvColumn<TRow>[];
}

const ALL = 1_000_000;

/** What a filter leaves, in words. */
const chosenIn = ({ values, options = [] }: ListFilter) =>
  options.filter(({ value }) => values.includes(value)).map(({ label }) => label);

/** The paper: every row that matches, how complete it is, and as of when. */
export function ReviewPrint<TRow extends ListedRow, TFilter extends string, TMatching extends object>({
  title,
  list: { spec, matching, request, state },
  filters = [],
  columns,
}: ReviewPrintProps<TRow, TFilter, TMatching>) {
  const { t, i18n } = useTranslation(['access-review', 'objects']);
  const formats = useFormats();
  const { isPrinting, onPrinted } = useOutletContext<ReviewContext>();
  const { index } = useAccessIndex();
  const { sortBy, descending } = request;
  const { data } = useQuery({
    queryKey: [REVIEW, { paper: spec.id, ...request }],
    queryFn: ({ client, signal }) =>
      spec.readPages(client, { ...matching, sortBy, descending })({ page: 1, rowsPerPage: ALL }, signal),
    enabled: isPrinting,
  });
  const { known, unread, total = 0, endedAt } = index;
  const list = (names: readonly string[]) => listNames(names, i18n.language);
  return (
    <PrintSheet
      isOpen={isPrinting && data !== undefined}
      onClose={onPrinted}
      title={title}
      facts={[
        {
          term: t('print.asOf'),
          description: endedAt ? formats.moment(endedAt) : t('print.running'),
        },
        {
          term: t('extent'),
          description: t('objects:access.progress', { count: total, read: formats.number(known.length) }),
        },
        ...(unread.length === 0
          ? []
          : [{ term: t('print.unread'), description: list(unread.map(({ name }) => name)) }]),
        ...(state.text === '' ? [] : [{ term: t('print.search'), description: state.text }]),
        ...filters.flatMap((filter) => {
          const chosen = chosenIn(filter);
          return chosen.length === 0 ? [] : [{ term: filter.label, description: list(chosen) }];
        }),
      ]}
    >
      <Table
        caption={title}
        captionHidden
        columns={columns.map(({ header, text }) => ({ id: header, header, cell: (row: TRow) => text(row) }))}
        rows={data?.rows ?? []}
        rowId={({ id }) => id}
      />
    </PrintSheet>
  );
}
