import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { leastWidth } from './least-width.ts';
import { hasOwnPress } from '../link/has-own-press.ts';
import { useTextHeight } from '../theme/use-text-height.ts';
import { firstSeen } from './scaled-range.ts';
import { rowIndexOf, useRowTabStop } from './use-row-tab-stop.ts';
import { useRowWindow } from './use-row-window.ts';
import type { VirtualListProps } from './virtual-list-types.ts';
import { Cell, Empty, Frame, Head, Pane, Range, Root, Rows } from './VirtualList.styles.ts';
import { VirtualRow } from './VirtualRow.tsx';

const border = 2;
/** Of a line in text of the usual size. */
const lineHeight = 36;

/**
 * Rows without pages, as many as there are: only those that are seen are in the document, so that a million cost what a
 * hundred do. The rows come from the caller, page by page (`usePagedRows`), and have a place while they are on their way.
 *
 * - Do: use it for protocols and for pickers with more than a hundred entries; keep a row to one line; say in `whenFailed`
 *   what could not be read, with the way to try again.
 * - Don't: use it for what has pages, chips and actions: that is a `PagedList`. Don't sort or filter a million rows in the
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
  height = 640,
  shownIndex,
  onPress,
  isChosen,
  whenEmpty,
  whenFailed,
  words,
  ref,
  style,
  ...props
}: VirtualListProps<Row>) {
  const rowHeight = useTextHeight(lineHeight);
  const { scroller, box, range, rows, scrollTop, drawNow, bringIntoView } = useRowWindow({
    count,
    rowHeight,
    height,
  });
  useImperativeHandle(ref, () => scroller.current as HTMLDivElement, [scroller]);
  const focus = useRowTabStop({
    scroller,
    count,
    rows,
    seen: firstSeen(range, scrollTop),
    show: (index) => flushSync(() => bringIntoView(index)),
    perPage: Math.max(1, Math.floor(range.viewport / rowHeight)),
  });
  const { first, last } = rows;

  useEffect(() => {
    if (last >= first) onRange?.(first, last);
  }, [first, last, onRange]);
  useLayoutEffect(() => {
    if (shownIndex !== undefined) bringIntoView(shownIndex);
  }, [shownIndex, bringIntoView]);

  const press = (index: number): void => {
    const row = rowAt(index);
    if (row !== undefined) onPress?.(row, index);
  };
  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    props.onClick?.(event);
    const index = rowIndexOf(event.target);
    if (index !== undefined && !event.defaultPrevented && !hasOwnPress(event.target)) press(index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    props.onKeyDown?.(event);
    if (!focus.onKey(event) || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    press(focus.tabStop);
  };
  const own = {
    '--columns': columns.map(({ width = 'minmax(0, 1fr)' }) => width).join(' '),
    '--row-height': `${rowHeight}px`,
  };
  const head = headHidden ? 0 : rowHeight;
  const wide = { minWidth: leastWidth(columns) };
  const isEmpty = count === 0 && whenEmpty !== undefined;
  return (
    <Frame>
      {whenFailed}
      <Root
        {...props}
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={count + (isEmpty ? 2 : 1)}
        aria-colcount={columns.length}
        style={{
          ...style,
          ...own,
          ...(!isEmpty && { height: Math.min(height, range.height + head + border) }),
        }}
        onScroll={(event) => {
          props.onScroll?.(event);
          drawNow();
        }}
        onKeyDown={onKeyDown}
        onFocus={(event: FocusEvent<HTMLDivElement>) => {
          props.onFocus?.(event);
          focus.onFocus(event);
        }}
        onBlur={(event: FocusEvent<HTMLDivElement>) => {
          props.onBlur?.(event);
          focus.onBlur(event);
        }}
        {...(onPress && count > 0 && { onClick })}
      >
        <Head role="row" aria-rowindex={1} $hidden={headHidden} style={wide}>
          {columns.map(({ id, header, align }, column) => (
            <Cell key={id} role="columnheader" aria-colindex={column + 1} data-align={align}>
              {header}
            </Cell>
          ))}
        </Head>
        <Range ref={box} role="rowgroup" style={{ ...wide, ...(!isEmpty && { height: range.height }) }}>
          {isEmpty ? (
            <div role="row" aria-rowindex={2}>
              <Empty role="gridcell" aria-colspan={columns.length}>
                {whenEmpty}
              </Empty>
            </div>
          ) : (
            <Pane $headHidden={headHidden} style={{ height: range.viewport }}>
              <Rows style={{ transform: `translateY(${Math.round(rows.offset)}px)` }}>
                {focus.drawn.map((index) => {
                  const row = rowAt(index);
                  return (
                    <VirtualRow<Row>
                      key={index}
                      index={index}
                      row={row}
                      columns={columns}
                      height={rowHeight}
                      isTabStop={index === focus.tabStop}
                      isAway={focus.isAway(index)}
                      isLast={index === count - 1}
                      isPressable={onPress !== undefined && row !== undefined}
                      isChosen={isChosen && row !== undefined ? isChosen(row) : undefined}
                      waiting={row === undefined ? words.waiting(index + 1) : undefined}
                    />
                  );
                })}
              </Rows>
            </Pane>
          )}
        </Range>
      </Root>
    </Frame>
  );
}
