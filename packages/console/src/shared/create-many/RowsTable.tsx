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
  /** Given for rows that something is to be said of. */
  notes?:
    | { header: string; tone: 'danger' | 'warning'; of: (row: CheckedRow<TValues>) => readonly string[] }
    | undefined;
  onRemove: (row: CheckedRow<TValues>) => void;
}

/** Rows drawn at first, and with each press on the button below them. */
const AT_ONCE = 100;

/** Rows of a list as they were pasted, with their numbers and what is said of each. */
export function RowsTable<TValues extends object>({
  spec,
  caption,
  rows,
  notes,
  onRemove,
}: RowsTableProps<TValues>) {
  const { t } = useTranslation('create-many');
  const [most, setMost] = useState(AT_ONCE);
  const shown = useColumns({ spec, notes, onRemove });
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
  notes,
  onRemove,
}: Pick<RowsTableProps<TValues>, 'spec' | 'notes' | 'onRemove'>): TableColumn<CheckedRow<TValues>>[] {
  const { t } = useTranslation('create-many');
  const say = useWords();
  return [
    {
      id: 'number',
      header: t('preview.row'),
      headerHidden: true,
      cell: ({ number }) => t('preview.rowNumber', { row: number }),
    },
    ...(notes === undefined
      ? []
      : [
          {
            id: 'notes',
            header: notes.header,
            width: '240px',
            cell: (row: CheckedRow<TValues>) => (
              <Stack gap={4}>
                {notes.of(row).map((note) => (
                  <Text key={note} size="small" tone={notes.tone}>
                    {note}
                  </Text>
                ))}
              </Stack>
            ),
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
