import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Icon } from '../icon/Icon.tsx';
import { SortAscendingIcon, SortDescendingIcon } from '../icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { withWidth } from './column-choice.ts';
import { columnResizer } from './list-panels.ts';
import { Head, HeadCell, SortButton } from './ListHead.styles.ts';
import type { ListColumn } from './list-types.ts';
import type { WordedList } from './paged-list-props.ts';
import type { PageChoice } from './use-page-choice.ts';
import { columnWidths } from './visible-columns.ts';

/** Properties of {@link ListHead}. */
export interface ListHeadProps<Row extends object> {
  readonly list: WordedList<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly choice: PageChoice;
  /** The first rows are painted and nothing else is going on: the edges of the columns can be dragged. */
  readonly isSettled: boolean;
}

/** However wide the others are drawn, the name can be read. */
const leadWidth = 'max(160px, 18cqi)';

/** The header row: the page's check box, headers that sort, edges that are dragged, unseen headers for buttons. */
export function ListHead<Row extends object>({ list, columns, choice, isSettled }: ListHeadProps<Row>) {
  const { sort, onSort, columnChoice = { hidden: [], order: [] }, onColumnChoice, words } = list;
  const Resizer = isSettled && onColumnChoice ? columnResizer.current() : undefined;
  const widths = columnWidths(columns, columnChoice.widths);
  return (
    <Head>
      <tr>
        {list.onSelection && (
          <HeadCell scope="col" data-place="choose">
            <Checkbox
              label={words.selectPage}
              labelHidden
              checked={choice.isAll}
              indeterminate={choice.isSome}
              onChange={choice.toggleAll}
            />
          </HeadCell>
        )}
        {list.details && (
          <HeadCell scope="col" data-place="expand">
            <VisuallyHidden>{words.rowDetailsHeader}</VisuallyHidden>
          </HeadCell>
        )}
        {columns.map(({ id, header, lead, headerHidden = false, sortable = false, align }, index) => {
          const chosen = columnChoice.widths?.[id];
          const isSorted = sort?.id === id;
          const isDescending = isSorted && sort.descending;
          const name = headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header;
          return (
            <HeadCell
              key={id}
              scope="col"
              $end={align === 'end'}
              data-place={lead ? 'lead' : undefined}
              // What was drawn is kept, though the table gets wider than its frame.
              style={{ width: widths[index], minWidth: chosen ?? (lead ? leadWidth : undefined) }}
              // Its edge, a slider, is no part of its name.
              aria-label={header}
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
              {Resizer && index < columns.length - 1 && (
                <Resizer
                  header={header}
                  width={chosen}
                  onWidth={(width) => onColumnChoice?.(withWidth(columnChoice, id, width))}
                  words={words}
                />
              )}
            </HeadCell>
          );
        })}
        {list.rowActions && (
          <HeadCell scope="col" data-place="menu" $end>
            <VisuallyHidden>{words.rowActionsHeader}</VisuallyHidden>
          </HeadCell>
        )}
      </tr>
    </Head>
  );
}
