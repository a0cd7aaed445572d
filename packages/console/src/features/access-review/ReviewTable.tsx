import { EmptyState, type EmptyStateProps } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useAccessIndex } from '#entities/access-review/use-access-index.ts';
import type { CsvColumn } from '#shared/csv/csv.ts';
import type { ListedRow } from '#shared/list/list-spec.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { ListTable, type ListTableProps } from '#shared/list/ListTable.tsx';
import { ReviewPrint } from './ReviewPrint.tsx';

interface ReviewTableProps<
  TRow extends ListedRow,
  TFilter extends string,
  TMatching extends object,
> extends Pick<ListTableProps<TRow, TFilter, TMatching>, 'list' | 'columns' | 'filters'> {
  /** What a row says in a file and on paper. */
  texts: readonly CsvColumn<TRow>[];
  /** The heading on paper. */
  paper: string;
  /** Where all was read and nothing is there, and where nothing was read yet. */
  nothing: Pick<EmptyStateProps, 'title' | 'text'>;
  unread: Pick<EmptyStateProps, 'title' | 'text'>;
}

/** One of the two lists of the review: as a table, as a file and on paper, each as far as it was read. */
export function ReviewTable<TRow extends ListedRow, TFilter extends string, TMatching extends object>({
  texts,
  paper,
  nothing,
  unread,
  ...table
}: ReviewTableProps<TRow, TFilter, TMatching>) {
  const { t } = useTranslation(['access-review', 'objects']);
  const formats = useFormats();
  const { index } = useAccessIndex();
  const { known, total = 0, endedAt, isOutdated, phase } = index;
  const read = t('objects:access.progress', { count: total, read: formats.number(known.length) });
  const asOf = endedAt ? formats.moment(endedAt) : t('print.running');
  // A file is passed on without the page around it: each row says of how much it is a part.
  const doubt = isOutdated ? [t('objects:access.outdated')] : [];
  const extent = [read, asOf, ...doubt].join(' · ');
  return (
    <>
      <ListTable
        {...table}
        csv={{ note: t('asFarAsRead'), columns: [...texts, { header: t('extent'), text: () => extent }] }}
        marksChanges={false}
        empty={<EmptyState {...(phase === 'read' ? nothing : unread)} />}
      />
      <ReviewPrint
        title={paper}
        read={[read, ...doubt].join(' · ')}
        asOf={asOf}
        list={table.list}
        filters={table.filters}
        columns={texts}
      />
    </>
  );
}
