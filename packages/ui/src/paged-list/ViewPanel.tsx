import { useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { DialogPanel } from '../dialog/DialogPanel.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Legend } from '../field/ChoiceGroup.styles.ts';
import { Choices } from './Choices.tsx';
import { ColumnFields } from './ColumnFields.tsx';
import { isSameValues } from './filter-values.ts';
import { FilterFields } from './FilterFields.tsx';
import { Description, Group } from './Choice.styles.ts';
import type { WordedList } from './paged-list-props.ts';
import { sortOptions } from './sort-options.ts';
import { type ViewNaming, ViewFields } from './ViewFields.tsx';

type ViewParts =
  | 'columns'
  | 'columnChoice'
  | 'onColumnChoice'
  | 'csv'
  | 'filters'
  | 'onFilter'
  | 'sort'
  | 'onSort'
  | 'views'
  | 'words';

/** Properties of {@link ViewPanel}. */
export interface ViewPanelProps {
  readonly list: Pick<WordedList<never>, ViewParts>;
  readonly naming: ViewNaming;
  readonly onClose: () => void;
}

/** Filters, sorting, columns and files in one sheet, where there is no room for a bar of tools. */
export function ViewPanel({ list, naming, onClose }: ViewPanelProps) {
  const {
    columns,
    columnChoice,
    onColumnChoice,
    csv = [],
    filters = [],
    onFilter,
    onSort,
    sort,
    views,
    words,
  } = list;
  const sorts = sortOptions(columns, words);
  const changeFilter = (id: string, values: readonly string[]): void => {
    const before = filters.find((filter) => filter.id === id)?.values ?? [];
    if (!isSameValues(values, before)) onFilter?.(id, values);
  };
  const content = useRef<HTMLDivElement>(null);
  const finish = (): void => {
    // What was typed last has been applied when its field was left, or refused: then that is read first.
    const refused = content.current?.querySelector<HTMLElement>(
      '[data-refused] :is(input, [role="spinbutton"])',
    );
    if (refused) refused.focus();
    else onClose();
  };
  return (
    <DialogPanel
      title={words.viewOptions}
      onClose={onClose}
      actions={
        <Button design="primary" onClick={finish}>
          {words.done}
        </Button>
      }
    >
      <Stack ref={content} gap={24}>
        {filters.map((filter) => (
          <FilterFields key={filter.id} filter={filter} onFilter={changeFilter} words={words} />
        ))}
        {onSort && sorts.length > 0 && (
          <Choices
            label={words.sort}
            kind="one"
            options={sorts}
            values={sort ? [`${sort.id}:${sort.descending ? 'down' : 'up'}`] : []}
            onValues={([value]) => {
              const found = sorts.find((option) => option.value === value);
              if (found) onSort(found.sort);
            }}
          />
        )}
        {views && (
          <Group>
            <Legend>{words.views.title}</Legend>
            <ViewFields list={list} views={views} naming={naming} />
          </Group>
        )}
        {onColumnChoice && (
          <Group>
            <Legend>{words.columns}</Legend>
            <ColumnFields
              columns={columns}
              choice={columnChoice ?? { hidden: [], order: [] }}
              onChoice={onColumnChoice}
              words={words}
            />
          </Group>
        )}
        {csv.length > 0 && (
          <Group>
            <Legend>{words.csv}</Legend>
            {csv.map(({ id, label, description, disabledReason, onAction }) => (
              <Button
                key={id}
                disabledReason={disabledReason}
                onClick={() => {
                  onClose();
                  onAction();
                }}
              >
                <span>
                  {label}
                  {description && <Description>{description}</Description>}
                </span>
              </Button>
            ))}
          </Group>
        )}
      </Stack>
    </DialogPanel>
  );
}
