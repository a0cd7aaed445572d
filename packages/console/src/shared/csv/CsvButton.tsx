import { Button, CsvIcon, LazyPart, lazyPart } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from './csv.ts';
import type { CsvExportProps } from './CsvExport.tsx';
import type { CsvOrder } from './use-list-csv.ts';

interface CsvButtonProps<TRow> extends Pick<CsvExportProps<TRow>, 'name'> {
  columns: readonly CsvColumn<TRow>[];
  /** All that is saved: what is shown, where a list has no pages. */
  rows: readonly TRow[];
}

const csvExport = lazyPart(async () => (await import('./CsvExport.tsx')).CsvExport);

/** Saves the rows of a list without pages as a file. */
export function CsvButton<TRow>({ name, columns, rows }: CsvButtonProps<TRow>) {
  const { t } = useTranslation('area');
  const [order, setOrder] = useState<CsvOrder<TRow>>();
  return (
    <>
      <Button design="quaternary" size="sm" icon={CsvIcon} onClick={() => setOrder({ rows })}>
        {t('list.csv')}
      </Button>
      <LazyPart<CsvExportProps<TRow>>
        of={csvExport}
        wanted={order !== undefined}
        onFailed={() => undefined}
        props={() => ({ name, columns, order })}
      />
    </>
  );
}
