import { formatNumber, type PickOption, type RowSource, usePagedRows } from '@archive-console/ui';
import { useMemo, useState } from 'react';
import { HeldPicker } from './HeldPicker.tsx';

const ALL = 1_000_000;
const pageSize = 100;

/** Every tenth is kept elsewhere, and says so at length. */
function groupAt(place: number): PickOption {
  const second = `${(place * 7) % 90} members`;
  const disabledReason =
    place % 10 === 9
      ? 'Kept by Microsoft 365. Its members change there, and are read again every night.'
      : undefined;
  return { id: `${place}`, name: `Group ${formatNumber(place + 1, 'en-US')}`, second, disabledReason };
}

/** Names hold what is searched: of a million, those whose number ends so. */
function groupsOf(query: string, delay: number): { count: number; source: RowSource<PickOption> } {
  const step = 10 ** query.length;
  const count = Math.floor(ALL / step);
  return {
    count,
    source: {
      pageSize,
      load: (page, signal) =>
        new Promise((resolve, reject) => {
          const size = Math.min(pageSize, count - page * pageSize);
          const rows = Array.from({ length: size }, (_, row) =>
            groupAt((page * pageSize + row) * step + Number(query)),
          );
          const timer = setTimeout(() => resolve(rows), delay);
          signal.addEventListener('abort', () => {
            clearTimeout(timer);
            reject(signal.reason as Error);
          });
        }),
    },
  };
}

/** Properties of {@link BigPicker}. */
export interface BigPickerProps {
  /** Milliseconds a page takes. @default 20 */
  readonly delay?: number;
}

/** The picker over a service with a million groups, which answers a page at a time. */
export function BigPicker({ delay = 20 }: BigPickerProps) {
  const [query, setQuery] = useState('');
  const { count, source } = useMemo(() => groupsOf(query, delay), [query, delay]);
  const { rowAt, onRange } = usePagedRows(source);
  return <HeldPicker {...{ query, count, onRange }} onQuery={setQuery} optionAt={rowAt} />;
}
