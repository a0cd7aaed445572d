import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { leastWidth } from './least-width.ts';
import { hasOwnPress } from '../link/has-own-press.ts';
import { rowAfterKey } from './row-keys.ts';
import { firstSeen } from './scaled-range.ts';
import { useRowWindow } from './use-row-window.ts';
import type { VirtualListProps } from './virtual-list-types.ts';
import { Cell, Head, Pane, Range, Root, Rows } from './VirtualList.styles.ts';
import { VirtualRow } from './VirtualRow.tsx';

const border = 2;

function indexOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row === null ? undefined : Number(row.dataset['index']);
}

/**
 * Rows without pages, as many as there are: only those that are seen are in the document, so that a million cost what a
 * hundred do. The rows come from the caller, page by page (`usePagedRows`), and have a place while they are on their way.
 *
 * - Do: use it for protocols and for pickers with more than a hundred entries; keep a row to one line.
 * - Don't: use it for what has pages, chips and deeds: that is a `PagedList`. Don't sort or filter a million rows in the
 *   page: that is the service's.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the row that was last in use, then into its controls |
 * | Arrow up, Arrow down | one row |
 * | Page up, Page down | as many rows as are seen |
 * | Home, End | first and last row |
 * | Enter, Space | presses the row |
 */
export function VirtualList<Row>({
  label,
  columns,
  headHidden = false,
  count,
  rowAt,
  onRange,
  rowHeight = 36,
  height = 640,
  overscan = 5,
  shownIndex,
  onPress,
  isChosen,
  words,
  ref,
  style,
  ...props
}: VirtualListProps<Row>) {
  const { scroller, box, range, rows, scrollTop, onScroll, bringIntoView } = useRowWindow({
    count,
    rowHeight,
    overscan,
    height,
  });
  useImperativeHandle(ref, () => scroller.current as HTMLDivElement, [scroller]);
  const { first, last } = rows;
  const [active, setActive] = useState(0);
  const [hasFocus, setFocus] = useState(false);

  useEffect(() => {
    if (last >= first) onRange?.(first, last);
  }, [first, last, onRange]);
  useLayoutEffect(() => {
    if (shownIndex !== undefined) bringIntoView(shownIndex);
  }, [shownIndex, bringIntoView]);

  const isInWindow = active >= first && active <= last;
  // Whoever comes by Tab comes to what is seen; whoever is here keeps the row, however far it is scrolled away.
  const tabStop = Math.min(hasFocus || isInWindow ? active : firstSeen(range, scrollTop), count - 1);
  const drawn = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  if (hasFocus && tabStop >= 0 && tabStop < first) drawn.unshift(tabStop);
  if (hasFocus && tabStop > last) drawn.push(tabStop);

  const go = (index: number): void => {
    flushSync(() => {
      setActive(index);
      bringIntoView(index);
    });
    scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true });
  };
  const press = (index: number): void => {
    const row = rowAt(index);
    if (row !== undefined) onPress?.(row, index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    props.onKeyDown?.(event);
    const { target, key, altKey, ctrlKey, metaKey } = event;
    // Controls inside a row keep their keys.
    if (
      event.defaultPrevented ||
      altKey ||
      ctrlKey ||
      metaKey ||
      !(target as Element).matches('[data-index]')
    )
      return;
    const next = rowAfterKey(key, tabStop, count, Math.max(1, Math.floor(range.viewport / rowHeight)));
    if (next === undefined && key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    if (next === undefined) press(tabStop);
    else go(next);
  };
  const own = { '--columns': columns.map(({ width = 'minmax(0, 1fr)' }) => width).join(' ') };
  const head = headHidden ? 0 : 36;
  const wide = { minWidth: leastWidth(columns) };
  return (
    <Root
      {...props}
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={count + 1}
      aria-colcount={columns.length}
      style={{ ...style, ...own, height: Math.min(height, range.height + head + border) }}
      onScroll={(event) => {
        props.onScroll?.(event);
        onScroll();
      }}
      onKeyDown={onKeyDown}
      onFocus={(event: FocusEvent<HTMLDivElement>) => {
        props.onFocus?.(event);
        setFocus(true);
        setActive(indexOf(event.target) ?? active);
      }}
      onBlur={(event: FocusEvent<HTMLDivElement>) => {
        props.onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false);
      }}
      onClick={(event: MouseEvent<HTMLDivElement>) => {
        props.onClick?.(event);
        const index = indexOf(event.target);
        if (index !== undefined && !event.defaultPrevented && !hasOwnPress(event.target)) press(index);
      }}
    >
      <Head role="row" aria-rowindex={1} $hidden={headHidden} style={wide}>
        {columns.map(({ id, header, align }, column) => (
          <Cell key={id} role="columnheader" aria-colindex={column + 1} data-align={align}>
            {header}
          </Cell>
        ))}
      </Head>
      <Range ref={box} role="rowgroup" style={{ ...wide, height: range.height }}>
        <Pane $headHidden={headHidden} style={{ height: range.viewport }}>
          <Rows style={{ transform: `translateY(${Math.round(rows.offset)}px)` }}>
            {drawn.map((index) => {
              const row = rowAt(index);
              return (
                <VirtualRow<Row>
                  key={index}
                  index={index}
                  row={row}
                  columns={columns}
                  height={rowHeight}
                  isTabStop={index === tabStop}
                  isAway={index < first || index > last}
                  isLast={index === count - 1}
                  isPressable={onPress !== undefined && row !== undefined}
                  isChosen={isChosen && row !== undefined ? isChosen(row) : undefined}
                  waiting={row === undefined ? words.waiting(index + 1) : undefined}
                />
              );
            })}
          </Rows>
        </Pane>
      </Range>
    </Root>
  );
}
