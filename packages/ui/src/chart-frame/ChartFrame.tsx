import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import type { ChartRows } from './chart-data.ts';
import { Root } from './ChartFrame.styles.ts';
import { ChartTable } from './ChartTable.tsx';
import { ChartTools } from './ChartTools.tsx';
import type { ChartFrameOptions, ChartWords } from './frame-types.ts';
import { CARD_ATTRIBUTE } from './chart-places.ts';

/** Properties of {@link ChartFrame}. */
export interface ChartFrameProps extends ChartFrameOptions, Omit<ComponentProps<'div'>, 'children'> {
  readonly isEmpty: boolean;
  /** What the drawing takes, in CSS pixels; the table takes no more. */
  readonly height: number;
  readonly rows: ChartRows;
  /** The drawing. It is given the way to show the table in its place. */
  readonly renderDrawing: (showTable: () => void) => ReactNode;
  readonly words: ChartWords;
}

/** What every chart has in common: its states, its table twin and its tools. */
export function ChartFrame({
  status = 'ready',
  failed,
  empty,
  onCsv,
  isEmpty,
  height,
  rows,
  renderDrawing,
  words,
  ...props
}: ChartFrameProps) {
  const drawn = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const isDrawn = status === 'ready' && !isEmpty;
  return (
    <Root {...props} aria-busy={status === 'loading' || undefined}>
      {status === 'loading' && <Skeleton shape="block" style={{ height }} />}
      {status === 'failed' && failed}
      {status === 'ready' && isEmpty && empty}
      {isDrawn && (
        <div ref={drawn}>
          {asTable ? (
            <ChartTable label={words.table} rows={rows} height={height} />
          ) : (
            renderDrawing(() => setAsTable(true))
          )}
        </div>
      )}
      {isDrawn && (
        <ChartTools
          rows={rows}
          asTable={asTable}
          onAsTable={setAsTable}
          onCsv={onCsv}
          printed={() => drawn.current?.closest<HTMLElement>(`[${CARD_ATTRIBUTE}]`) ?? drawn.current}
          words={words}
        />
      )}
    </Root>
  );
}
