import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { ColumnsIcon, CsvIcon, FilterOptionsIcon, SelectRowsIcon } from '../icons.ts';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import { MenuButton } from '../menu/MenuButton.tsx';
import { usePanelTrigger } from '../popover/use-panel-trigger.ts';
import { FilterChips } from './FilterChips.tsx';
import { columnsPanel, viewPanel } from './list-panels.ts';
import { ListSearch } from './ListSearch.tsx';
import { CardTools, Root, Search, Tools } from './ListToolbar.styles.ts';
import type { ToolbarList } from './paged-list-props.ts';
import type { TypedViewName } from './ViewFields.tsx';
import { ViewsButton } from './ViewsButton.tsx';

/** Properties of {@link ListToolbar}. */
export interface ListToolbarProps {
  readonly list: ToolbarList;
  /** Boxes to choose rows are shown on cards. */
  readonly isChoosing?: boolean;
  readonly onChoosing?: ((isChoosing: boolean) => void) | undefined;
}

/** Search, filters and view options above the table; on cards the search and one button for everything else. */
export function ListToolbar({ list, isChoosing = false, onChoosing }: ListToolbarProps) {
  const {
    search,
    filters = [],
    onFilter,
    columns,
    columnChoice,
    onColumnChoice,
    density,
    onDensity,
    csv,
    views,
    words,
  } = list;
  const columnsTrigger = usePanelTrigger(columnsPanel);
  const viewTrigger = usePanelTrigger(viewPanel);
  const [typed, onTyped] = useState<TypedViewName>();
  const naming = { typed, onTyped };
  const hasColumns = Boolean(onColumnChoice ?? onDensity);
  const hasCsv = csv !== undefined && csv.length > 0;
  const hasView = Boolean(onFilter ?? list.onSort) || hasColumns || hasCsv || Boolean(views);
  if (!search && !hasView && !onChoosing) return null;
  return (
    <Root>
      {search && (
        <Search>
          <ListSearch {...search} words={words} />
        </Search>
      )}
      {onFilter && <FilterChips filters={filters} onFilter={onFilter} words={words} />}
      <Tools>
        {views && <ViewsButton list={list} views={views} naming={naming} />}
        {hasColumns && (
          <Button design="quaternary" size="sm" icon={ColumnsIcon} {...columnsTrigger.triggerProps}>
            {words.columns}
          </Button>
        )}
        {hasCsv && (
          <MenuButton
            size="sm"
            icon={CsvIcon}
            showLabel
            label={words.csv}
            items={csv}
            placement="bottom end"
          />
        )}
      </Tools>
      {(hasView || onChoosing) && (
        <CardTools>
          {onChoosing && (
            <IconButton
              design="secondary"
              icon={SelectRowsIcon}
              label={words.selectRows}
              aria-pressed={isChoosing}
              onClick={() => onChoosing(!isChoosing)}
            />
          )}
          {hasView && (
            <IconButton
              design="secondary"
              icon={FilterOptionsIcon}
              label={words.viewOptions}
              {...viewTrigger.triggerProps}
            />
          )}
        </CardTools>
      )}
      <LazyPart
        of={columnsPanel}
        wanted={columnsTrigger.isOpen}
        onFailed={columnsTrigger.close}
        props={() => ({
          columns,
          choice: columnChoice,
          onChoice: onColumnChoice,
          density: density ?? 'comfortable',
          onDensity,
          trigger: columnsTrigger.trigger,
          onClose: columnsTrigger.close,
          words,
        })}
      />
      <LazyPart
        of={viewPanel}
        wanted={viewTrigger.isOpen}
        onFailed={viewTrigger.close}
        props={() => ({ list, naming, onClose: viewTrigger.close })}
      />
    </Root>
  );
}
