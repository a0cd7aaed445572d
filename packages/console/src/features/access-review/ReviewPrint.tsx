import { type ListFilter, PrintSheet, Table } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOutletContext } from 'react-router';
import { useAccessIndex } from '#entities/access-review/use-access-index.ts';
import type { CsvColumn } from '#shared/csv/csv.ts';
import { listNames } from '#shared/i18n/list-names.ts';
import type { ListedRow } from '#shared/list/list-spec.ts';
import type { List } from '#shared/list/use-list.ts';
import { isOwnerKnown, REVIEW } from './access-rows.ts';

/** What the page around the two lists says to them. */
export interface ReviewContext {
  isPrinting: boolean;
  onPrinted: () => void;
}

interface ReviewPrintProps<TRow extends ListedRow, TFilter extends string, TMatching extends object> {
  title: string;
  /** How much of all was read, in words, and when. */
  read: string;
  asOf: string;
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
  read,
  asOf,
  list: { spec, matching, request, state },
  filters = [],
  columns,
}: ReviewPrintProps<TRow, TFilter, TMatching>) {
  const { t, i18n } = useTranslation(['access-review', 'objects']);
  const { isPrinting, onPrinted } = useOutletContext<ReviewContext>();
  const { index } = useAccessIndex();
  const { sortBy, descending } = request;
  const { data } = useQuery({
    queryKey: [REVIEW, { paper: spec.id, ...request }],
    queryFn: ({ client, signal }) =>
      spec.readPages(client, { ...matching, sortBy, descending })({ page: 1, rowsPerPage: ALL }, signal),
    enabled: isPrinting,
  });
  // Of those with an owner who was not read, the cell says so; who signs the paper finds them by name.
  const unread = [
    ...index.unread,
    ...index.known.filter((asked) => !isOwnerKnown(asked)).map(({ mailbox }) => mailbox),
  ];
  const list = (names: readonly string[]) => listNames(names, i18n.language);
  return (
    <PrintSheet
      isOpen={isPrinting && data !== undefined}
      onClose={onPrinted}
      title={title}
      facts={[
        {
          term: t('print.asOf'),
          description: asOf,
        },
        {
          term: t('extent'),
          description: read,
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
