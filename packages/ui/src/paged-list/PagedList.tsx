import { useDeferredValue, useState } from 'react';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { bulkBar } from './list-panels.ts';
import { middleOf } from './list-state.ts';
import { elementProps } from './element-props.ts';
import { ListBody } from './ListBody.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListHead } from './ListHead.tsx';
import { ListNews } from './ListNews.tsx';
import { ListNoMatch } from './ListNoMatch.tsx';
import { ListProgress } from './ListProgress.styles.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { Table } from './ListTable.styles.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { Empty, Frame, Root } from './PagedList.styles.ts';
import type { PagedListProps, WordedList } from './paged-list-props.ts';
import { allMatching, noSelection, selectedCount } from './selection.ts';
import { useListUpkeep } from './use-list-upkeep.ts';
import { usePageChoice } from './use-page-choice.ts';
import { useVisibleColumns } from './use-visible-columns.ts';
import { useWideTable } from './use-wide-table.ts';

/**
 * The one list of the console: search, filters, columns, named views, sorting, selection over pages, actions for one row
 * and for many, details below a row, pages. It holds no state of its own: the caller keeps it. Under 640 px the rows
 * become cards; a table that is wider than its frame scrolls sideways in it, and the lead stays.
 *
 * To begin one, copy a whole list with its state, `stories/components/PeopleList.tsx`. What it says itself comes from
 * the `UiWordsProvider`; only how its rows are counted is the noun's.
 *
 * - Do: use it for everything that has pages; keep its state in the address; give every row a link in its lead; show
 *   the ordinary as quiet text and only the notable as a badge.
 * - Don't: put a second list, a form or more than six columns at first into it. Don't hide an
 *   action that is not possible: say why in the row's menu. A handful of facts is a
 *   `DefinitionList`; rows without pages are a `VirtualList`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes through the controls of a row, then to the next row |
 * | Arrow up, Arrow down | the same control of the row above, below |
 * | Arrow left, Arrow right | the control before, the next control of the row: check box, details, links, buttons, menu |
 * | Home, End | the same control of the first and last row; Tab from there leads past the rows |
 * | Space | selects a row; with Shift all rows between |
 * | Enter | opens the row, shows its details; on the edge of a column fits its width |
 * | Arrow left, Arrow right on the edge of a column | narrower, wider |
 * | Arrow keys on a frame that scrolls | scroll the table |
 * | Esc | empties the search |
 */
export function PagedList<Row extends object>(props: PagedListProps<Row>) {
  // Other rows take the longest to draw: typing and pressing do not wait for them.
  const before = useDeferredValue(props.rows);
  const isOther = before.length > 0 && props.rows.length > 0;
  const words = useUiWords('pagedList', props.words);
  const list: WordedList<Row> = { ...props, words, rows: isOther ? before : props.rows };
  const { label, status, totalRows, selection = noSelection, onSelection } = list;
  const columns = useVisibleColumns(list.columns, list.columnChoice);
  const choice = usePageChoice(list);
  const [isChoosing, setChoosing] = useState(false);
  const middle = middleOf(list);
  const isSettled = useListUpkeep(list, middle);
  const { table, frame } = useWideTable(label);

  const count = selectedCount(selection, totalRows);
  const isRefreshing = status === 'refreshing';
  const isBehind = isRefreshing || list.rows !== props.rows;
  const canChoose = onSelection !== undefined;
  const clear = (): void => {
    setChoosing(false);
    onSelection?.(noSelection);
  };
  return (
    <Root {...elementProps(list)}>
      {middle !== 'empty' && (
        <ListToolbar
          list={list}
          isChoosing={isChoosing || count > 0}
          onChoosing={canChoose ? (next) => (next ? setChoosing(true) : clear()) : undefined}
        />
      )}
      {status === 'failed' && middle === 'rows' && list.whenFailed}
      <Frame aria-busy={status === 'loading' || isBehind} {...frame}>
        {isRefreshing && <ListProgress />}
        {(middle === 'rows' || middle === 'skeleton') && (
          <Table ref={table} aria-label={label}>
            <ListHead {...{ list, columns, choice, isSettled }} />
            {middle === 'rows' ? (
              <ListBody {...{ list, columns, choice }} isChoosing={isChoosing || count > 0} />
            ) : (
              <ListSkeleton
                columns={columns}
                rows={Math.min(list.rowsPerPage, 10)}
                isCompact={list.density === 'compact'}
                canChoose={canChoose}
                canExpand={list.details !== undefined}
                hasMenu={list.rowActions !== undefined}
              />
            )}
          </Table>
        )}
        {middle === 'empty' && <Empty>{list.whenEmpty}</Empty>}
        {middle === 'failed' && <Empty>{list.whenFailed}</Empty>}
        {middle === 'no-match' && (
          <Empty>
            <ListNoMatch onClear={list.onClearFilters} words={words} />
          </Empty>
        )}
      </Frame>
      {middle === 'rows' && (
        <ListFooter {...list} shownRows={list.rows.length} isRefreshing={isRefreshing} isBehind={isBehind} />
      )}
      <LazyPart
        of={bulkBar}
        wanted={count > 0 && middle !== 'empty'}
        onFailed={clear}
        props={() => ({
          count,
          totalRows,
          actions: list.bulkActions ?? [],
          onSelectAll: () => onSelection?.(allMatching),
          onClear: clear,
          words,
        })}
      />
      <ListNews
        rows={status === 'loading' ? words.loading : middle === 'failed' ? '' : words.count(totalRows)}
        selection={count > 0 ? words.selected(count) : ''}
      />
    </Root>
  );
}
