import { CloseIcon, IconButton, Stack, Table, type TableColumn, Text, TextButton } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '#shared/i18n/use-words.ts';
import type { CheckedRow } from './checked-rows.ts';
import type { ManySpec } from './many-spec.ts';

interface RowsTableProps<TValues extends object> {
  spec: Pick<ManySpec<TValues>, 'columns'>;
  caption: string;
  rows: readonly CheckedRow<TValues>[];
  /** Given for rows that something is wrong with. */
  mistakesOf?: ((row: CheckedRow<TValues>) => readonly string[]) | undefined;
  onRemove: (row: CheckedRow<TValues>) => void;
}

/** Rows drawn at first, and with each press on the button below them. */
const AT_ONCE = 100;

/** Rows of a list as they were pasted, with their numbers and what is wrong with each. */
export function RowsTable<TValues extends object>({
  spec,
  caption,
  rows,
  mistakesOf,
  onRemove,
}: RowsTableProps<TValues>) {
  const { t } = useTranslation('create-many');
  const [most, setMost] = useState(AT_ONCE);
  const shown = useColumns({ spec, mistakesOf, onRemove });
  return (
    <Stack gap={12}>
      <Table
        caption={caption}
        captionHidden
        columns={shown}
        rows={rows.slice(0, most)}
        rowId={({ number }) => String(number)}
        narrow="stacked"
      />
      {rows.length > most && (
        <TextButton onClick={() => setMost(most + AT_ONCE)}>
          {t('preview.more', { count: Math.min(AT_ONCE, rows.length - most) })}
        </TextButton>
      )}
    </Stack>
  );
}

function useColumns<TValues extends object>({
  spec: { columns },
  mistakesOf,
  onRemove,
}: Pick<RowsTableProps<TValues>, 'spec' | 'mistakesOf' | 'onRemove'>): TableColumn<CheckedRow<TValues>>[] {
  const { t } = useTranslation('create-many');
  const say = useWords();
  return [
    {
      id: 'number',
      header: t('preview.row'),
      headerHidden: true,
      cell: ({ number }) => t('preview.rowNumber', { row: number }),
    },
    ...(mistakesOf === undefined
      ? []
      : [
          {
            id: 'mistakes',
            header: t('preview.mistakes'),
            width: '240px',
            cell: (row: CheckedRow<TValues>) => <Mistakes mistakes={mistakesOf(row)} />,
          },
        ]),
    ...columns.map(({ field, label }) => ({
      id: field,
      header: say(label),
      cell: ({ typed }: CheckedRow<TValues>) => typed[field],
    })),
    {
      id: 'remove',
      header: t('preview.actions'),
      headerHidden: true,
      align: 'end',
      cell: (row) => (
        <IconButton
          size="sm"
          icon={CloseIcon}
          label={t('preview.remove', { row: row.number })}
          onClick={() => onRemove(row)}
        />
      ),
    },
  ];
}

function Mistakes({ mistakes }: { mistakes: readonly string[] }) {
  return (
    <Stack gap={4}>
      {mistakes.map((mistake) => (
        <Text key={mistake} size="small" tone="danger">
          {mistake}
        </Text>
      ))}
    </Stack>
  );
}
