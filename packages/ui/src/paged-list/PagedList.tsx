import { useState } from 'react';
import { BulkBar } from './BulkBar.tsx';
import { viewOf } from './list-state.ts';
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
import type { PagedListProps } from './paged-list-props.ts';
import { allMatching, noSelection, selectedCount } from './selection.ts';
import { useListTable } from './use-list-table.ts';
import { useListUpkeep } from './use-list-upkeep.ts';

/**
 * The one list of the console: search, filters, columns, sorting, selection over pages, deeds for one row and for
 * many, pages. It holds no state of its own: the caller keeps it in the address. Under 640 px the rows become cards.
 *
 * Use it for everything that has pages. A handful of facts is a `DefinitionList`.
 *
 * Keyboard: Tab goes through the controls of each row; Arrow up and down go between the rows' links or check boxes,
 * Home and End to the first and last; Shift and a press on a check box selects all rows between; Enter opens the row.
 */
export function PagedList<Row extends object>(list: PagedListProps<Row>) {
  const { label, status, totalRows, sort, onSort, onSelection, rowActions, words } = list;
  const { table, visible, selection } = useListTable(list);
  const [isChoosing, setChoosing] = useState(false);
  const view = viewOf(list);
  useListUpkeep(list, view);

  const count = selectedCount(selection, totalRows);
  const isCompact = list.density === 'compact';
  const canChoose = onSelection !== undefined;
  const hasMenu = rowActions !== undefined;
  const hasTable = view === 'rows' || view === 'skeleton';
  const clear = (): void => {
    setChoosing(false);
    onSelection?.(noSelection);
  };
  return (
    <Root>
      {view !== 'empty' && (
        <ListToolbar list={list} onChoose={canChoose ? () => setChoosing(true) : undefined} />
      )}
      {status === 'failed' && view === 'rows' && list.whenFailed}
      <Frame aria-busy={status === 'loading' || status === 'refreshing'}>
        {status === 'refreshing' && <ListProgress />}
        {hasTable && (
          <Table aria-label={label}>
            <ListHead {...{ table, sort, onSort, canChoose, hasMenu, words }} columns={visible} />
            {view === 'rows' ? (
              <ListBody {...{ table, list }} columns={visible} isChoosing={isChoosing || count > 0} />
            ) : (
              <ListSkeleton
                {...{ isCompact, canChoose, hasMenu }}
                columns={visible}
                rows={Math.min(list.rowsPerPage, 10)}
              />
            )}
          </Table>
        )}
        {view === 'empty' && <Empty>{list.whenEmpty}</Empty>}
        {view === 'failed' && <Empty>{list.whenFailed}</Empty>}
        {view === 'no-match' && (
          <Empty>{list.whenNoMatch ?? <ListNoMatch onClear={list.onClearFilters} words={words} />}</Empty>
        )}
      </Frame>
      {view === 'rows' && <ListFooter {...list} shownRows={list.rows.length} />}
      {count > 0 && view !== 'empty' && (
        <BulkBar
          {...{ count, totalRows, words }}
          actions={list.bulkActions ?? []}
          onSelectAll={() => onSelection?.(allMatching)}
          onClear={clear}
        />
      )}
      <ListNews
        rows={status === 'loading' ? words.loading : view === 'failed' ? '' : words.count(totalRows)}
        selection={count > 0 ? words.selected(count) : ''}
      />
    </Root>
  );
}
