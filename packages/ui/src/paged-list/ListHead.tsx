import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Icon } from '../icon/Icon.tsx';
import { SortAscendingIcon, SortDescendingIcon } from '../icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Head, HeadCell, SortButton } from './ListTable.styles.ts';
import type { ListColumn, ListSort } from './list-types.ts';
import type { ListWords } from './list-words.ts';
import type { ListTable } from './use-list-table.ts';

/** Properties of {@link ListHead}. */
export interface ListHeadProps<Row extends object> {
  readonly table: ListTable<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly sort: ListSort | undefined;
  readonly onSort: ((sort: ListSort) => void) | undefined;
  readonly canChoose: boolean;
  readonly hasMenu: boolean;
  readonly words: ListWords;
}

/** The header row: the page's check box, headers that sort, and an unseen header for the menus. */
export function ListHead<Row extends object>({
  table,
  columns,
  sort,
  onSort,
  canChoose,
  hasMenu,
  words,
}: ListHeadProps<Row>) {
  return (
    <Head>
      <tr>
        {canChoose && (
          <HeadCell scope="col" data-place="choose" $end={false} $width={undefined}>
            <Checkbox
              label={words.selectPage}
              labelHidden
              checked={table.getIsAllPageRowsSelected()}
              indeterminate={table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()}
              onChange={table.getToggleAllPageRowsSelectedHandler()}
            />
          </HeadCell>
        )}
        {columns.map(({ id, header, headerHidden = false, sortable = false, align, width }) => {
          const isSorted = sort?.id === id;
          const isDescending = isSorted && sort.descending;
          const name = headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header;
          return (
            <HeadCell
              key={id}
              scope="col"
              $end={align === 'end'}
              $width={width}
              aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
            >
              {sortable && onSort ? (
                <SortButton
                  type="button"
                  onClick={() => onSort({ id, descending: isSorted && !isDescending })}
                >
                  {name}
                  <Icon of={isDescending ? SortDescendingIcon : SortAscendingIcon} size={14} />
                </SortButton>
              ) : (
                name
              )}
            </HeadCell>
          );
        })}
        {hasMenu && (
          <HeadCell scope="col" data-place="menu" $end $width={undefined}>
            <VisuallyHidden>{words.rowActionsHeader}</VisuallyHidden>
          </HeadCell>
        )}
      </tr>
    </Head>
  );
}
