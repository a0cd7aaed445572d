import { type ComponentProps, type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { useOverflow } from '../scroll-region/use-overflow.ts';
import { anchorAt } from './scaled-range.ts';
import { useNaturalRows } from './use-natural-rows.ts';
import { rowIndexOf, useRowTabStop } from './use-row-tab-stop.ts';
import { useRowWindow } from './use-row-window.ts';
import { Item, Items, Pane, Root } from './VirtualItems.styles.ts';

/** Properties of {@link VirtualItems}; native ones reach the list. */
export interface VirtualItemsProps extends Omit<ComponentProps<'ul'>, 'children' | 'ref'> {
  /** Names the list. */
  readonly label: string;
  /** Number of all items, here or not. */
  readonly count: number;
  /** Called with the items that are drawn now, both included, so that they can be fetched. */
  readonly onRange?: ((first: number, last: number) => void) | undefined;
  /** What an item of one line has, in CSS pixels: no item is lower. */
  readonly leastHeight: number;
  /** What most items have, in CSS pixels. */
  readonly typicalHeight: number;
  /** Height in CSS pixels that the list does not exceed. */
  readonly height: number;
  /**
   * Finds in an item the one control that Tab and the arrow keys go to. Without it the controls of the items are in the
   * order of Tab, and the list itself is scrolled by keys.
   */
  readonly control?: string;
  /** Distinguishes an item from the others, where they change places. @default by its place */
  readonly keyOf?: (index: number) => string | number;
  /** What an item holds; `tabIndex` is for its control. */
  readonly children: (index: number, tabIndex: 0 | -1) => ReactNode;
}

/**
 * A list that scrolls, of which only what is seen is in the document. An item is as high as what it holds. As long as
 * all of them fit into the window they are simply there.
 */
export function VirtualItems(props: VirtualItemsProps) {
  const { label, count, onRange, leastHeight, typicalHeight, height, control, keyOf, children, ...native } =
    props;
  const items = useRef<HTMLUListElement>(null);
  const { scroller, box, range, rows, scrollTop, drawNow } = useRowWindow({
    count,
    rowHeight: leastHeight,
    typicalHeight,
    height,
  });
  const { first, last } = rows;
  const isWhole = last - first + 1 === count;
  const { show } = useNaturalRows({ scroller, items, range, scrollTop, isWhole, drawNow });
  const focus = useRowTabStop({
    scroller,
    count,
    rows,
    show,
    seen: isWhole ? 0 : anchorAt(range, scrollTop).index,
    perPage: Math.max(1, Math.floor(range.viewport / typicalHeight)),
    ...(control !== undefined && { control }),
  });
  useEffect(() => {
    if (last >= first) onRange?.(first, last);
  }, [first, last, onRange]);

  const onFocus = (event: FocusEvent): void => {
    focus.onFocus(event);
    const index = rowIndexOf(event.target);
    // Not for a press: what moves away under it is not pressed.
    if (index !== undefined && event.target.matches(':focus-visible')) show(index);
  };
  const scrolls = useOverflow(scroller);
  return (
    <Root
      ref={scroller}
      {...(control === undefined && scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      style={isWhole ? { maxHeight: height } : { height }}
      onScroll={drawNow}
      onKeyDown={(event) => control !== undefined && focus.onKey(event)}
      onFocus={onFocus}
      onBlur={focus.onBlur}
    >
      <div ref={box} style={isWhole ? undefined : { height: range.height }}>
        <Pane data-part={isWhole ? undefined : ''} style={isWhole ? undefined : { height: range.viewport }}>
          <Items aria-label={label} {...native} ref={items}>
            {focus.drawn.map((index) => (
              <Item
                key={keyOf?.(index) ?? index}
                aria-setsize={count}
                aria-posinset={index + 1}
                data-index={index}
                data-away={focus.isAway(index) || undefined}
              >
                {children(index, index === focus.tabStop ? 0 : -1)}
              </Item>
            ))}
          </Items>
        </Pane>
      </div>
    </Root>
  );
}
