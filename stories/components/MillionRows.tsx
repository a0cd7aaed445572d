import {
  formatDate,
  formatNumber,
  type RowSource,
  Stack,
  TextField,
  usePagedRows,
  type VirtualColumn,
  VirtualList,
  type VirtualListProps,
} from '@archive-console/ui';
import { useState } from 'react';

/** A line of the log of processed mail. */
export interface LogLine {
  readonly number: number;
  readonly at: Date;
  readonly sender: string;
  readonly recipient: string;
  readonly state: string;
  readonly size: string;
}

const states = ['Archived', 'Archived', 'Archived', 'Duplicate', 'Filtered'];
const start = Date.UTC(2026, 10, 21);

/** One line of it, the newest first. */
export function lineAt(index: number): LogLine {
  return {
    number: index + 1,
    at: new Date(start - index * 97_000),
    sender: `sender-${(index * 7919) % 4999}@partner.example`,
    recipient: `person-${(index * 31) % 640}@lindenhof.example`,
    state: states[index % states.length] ?? '',
    size: `${((index * 137) % 900) + 12} KB`,
  };
}

/** A service that answers a page at a time, after a moment. */
export function pagedLog(count: number, delay: number): RowSource<LogLine> {
  const pageSize = 100;
  return {
    pageSize,
    load: (page, signal) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          const size = Math.min(pageSize, count - page * pageSize);
          resolve(Array.from({ length: size }, (_, place) => lineAt(page * pageSize + place)));
        }, delay);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason as Error);
        });
      }),
  };
}

/** Six columns. */
export const logColumns: readonly VirtualColumn<LogLine>[] = [
  {
    id: 'number',
    header: 'No.',
    align: 'end',
    width: '96px',
    cell: (line) => formatNumber(line.number, 'en-US'),
  },
  { id: 'at', header: 'Processed', width: '184px', cell: ({ at }) => formatDate(at, 'en-US', 'both', 'UTC') },
  { id: 'sender', header: 'Sender', cell: ({ sender }) => sender },
  { id: 'recipient', header: 'Recipient', cell: ({ recipient }) => recipient },
  { id: 'state', header: 'State', width: '110px', cell: ({ state }) => state },
  { id: 'size', header: 'Size', align: 'end', width: '96px', cell: ({ size }) => size },
];

const germanHeaders: Readonly<Record<string, string>> = {
  number: 'Nr.',
  at: 'Verarbeitungszeitpunkt',
  sender: 'Absenderadresse',
  recipient: 'Empfängeradresse',
  state: 'Archivierungsstatus',
  size: 'Nachrichtengröße',
};
const germanStates: Readonly<Record<string, string>> = {
  Archived: 'Archiviert',
  Duplicate: 'Bereits vorhanden',
  Filtered: 'Ausgefiltert',
};

const germanCells: Readonly<Record<string, Pick<VirtualColumn<LogLine>, 'cell'>>> = {
  number: { cell: (line) => formatNumber(line.number, 'de') },
  at: { cell: ({ at }) => formatDate(at, 'de', 'both', 'UTC') },
  state: { cell: ({ state }) => germanStates[state] },
};

/** The log in German. */
export const germanLog = {
  label: 'Verarbeitete E-Mails',
  goTo: 'Zu Zeile',
  words: { waiting: (row) => `Zeile ${row} wird geladen` },
  columns: logColumns.map((column) => ({
    ...column,
    header: germanHeaders[column.id] ?? '',
    ...germanCells[column.id],
  })),
} satisfies Partial<MillionRowsProps>;

/** Properties of {@link MillionRows}. */
export interface MillionRowsProps extends Partial<VirtualListProps<LogLine>> {
  /** Milliseconds a page takes. */
  readonly delay?: number;
  /** Names the field that a row's number is typed into. @default 'Go to row' */
  readonly goTo?: string;
}

/** A log that is read as it is looked at. */
export function MillionRows({
  count = 1_000_000,
  delay = 40,
  goTo = 'Go to row',
  ...props
}: MillionRowsProps) {
  const [source] = useState(() => pagedLog(count, delay));
  const { rowAt, onRange } = usePagedRows(source);
  const [wanted, setWanted] = useState('');
  const index = wanted === '' ? undefined : Math.min(count, Math.max(1, Number(wanted))) - 1;
  return (
    <Stack gap={12}>
      <TextField
        label={goTo}
        type="number"
        min={1}
        max={count}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
        style={{ width: 140 }}
      />
      <VirtualList<LogLine>
        label="Processed mail"
        columns={logColumns}
        count={count}
        rowAt={rowAt}
        onRange={onRange}
        shownIndex={index}
        words={{ waiting: (row) => `Row ${row} is loading` }}
        {...props}
      />
    </Stack>
  );
}
