import { Icon } from '../icon/Icon.tsx';
import { CreateIcon } from '../icons.ts';
import { useHeldFocus } from '../focus-keeper/use-held-focus.ts';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import { usePanelTrigger } from '../popover/use-panel-trigger.ts';
import { FilterChip } from './FilterChip.tsx';
import { filterPanel } from './list-panels.ts';
import type { ListFilter } from './list-types.ts';
import type { AllListWords } from './list-words.ts';
import { AddFilter, Chips } from './ListToolbar.styles.ts';

/** Properties of {@link FilterChips}. */
export interface FilterChipsProps {
  readonly filters: readonly ListFilter[];
  readonly onFilter: (id: string, values: readonly string[]) => void;
  readonly words: AllListWords;
}

/** The filters that are set, and the way to set another. */
export function FilterChips({ filters, onFilter, words }: FilterChipsProps) {
  const { trigger, triggerProps, isOpen, close } = usePanelTrigger(filterPanel);
  const set = filters.filter((filter) => filter.values.length > 0);
  return (
    <Chips {...useHeldFocus()}>
      {set.map((filter) => (
        <FilterChip key={filter.id} filter={filter} onFilter={onFilter} words={words} />
      ))}
      {(set.length < filters.length || isOpen) && (
        <AddFilter type="button" {...triggerProps}>
          <Icon of={CreateIcon} size={16} />
          {words.filter}
        </AddFilter>
      )}
      <LazyPart
        of={filterPanel}
        wanted={isOpen}
        onFailed={close}
        props={() => ({ filters, isAdding: true, trigger, onFilter, onClose: close, words })}
      />
    </Chips>
  );
}
