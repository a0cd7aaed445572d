import type { User } from '@archive-console/api-client';
import { usePagedRows } from '@archive-console/ui';
import { useEffect, useState } from 'react';
import { columns, HEIGHT, ROW } from './columns.ts';
import { usersOfTheService } from './users-of-the-service.ts';

const HIGHEST = 16_000_000;
const OVERSCAN = 5;
const shown = Math.ceil(HEIGHT / ROW) + 2 * OVERSCAN;

/** The least that React needs for a window over rows: no keyboard, no names, no widths. What ours is measured against. */
export function FloorList({ count }: { readonly count: number }) {
  const [scrollTop, setScrollTop] = useState(0);
  const { rowAt, onRange } = usePagedRows(usersOfTheService);
  const height = Math.min(count * ROW, HIGHEST);
  const top = (scrollTop / Math.max(1, height - HEIGHT)) * Math.max(0, count * ROW - HEIGHT);
  const first = Math.max(0, Math.min(Math.floor(top / ROW) - OVERSCAN, count - shown));
  useEffect(() => onRange(first, first + shown - 1), [onRange, first]);
  return (
    <div
      role="grid"
      style={{ height: HEIGHT, overflow: 'auto', position: 'relative' }}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
    >
      <div style={{ height }}>
        <div style={{ position: 'sticky', top: 0, height: 0 }}>
          {Array.from({ length: Math.min(shown, count) }, (_, place) => {
            const index = first + place;
            const row: User | undefined = rowAt(index);
            return (
              <div
                key={index}
                role="row"
                data-index={index}
                aria-busy={row === undefined}
                style={{ position: 'absolute', top: index * ROW - top, height: ROW, display: 'flex' }}
              >
                {columns.map(({ id, cell }) => (
                  <div key={id} style={{ width: 180, overflow: 'hidden' }}>
                    {row && cell(row)}
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
