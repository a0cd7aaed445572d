import { Icon } from '../icon/Icon.tsx';
import { CloseIcon } from '../icons.ts';
import { usePart } from '../lazy-part/use-part.ts';
import { usePanelTrigger } from '../popover/use-panel-trigger.ts';
import { filterPanel } from './list-panels.ts';
import type { ListFilter } from './list-types.ts';
import type { ListWords } from './list-words.ts';
import { Chip, ChipButton, ChipRemove } from './ListToolbar.styles.ts';

/** Properties of {@link FilterChip}. */
export interface FilterChipProps {
  readonly filter: ListFilter;
  readonly onFilter: (id: string, values: readonly string[]) => void;
  readonly words: ListWords;
}

/** A filter that is set: a press changes it, the cross takes it away. */
export function FilterChip({ filter, onFilter, words }: FilterChipProps) {
  const { trigger, triggerProps, isOpen, close } = usePanelTrigger(filterPanel);
  const Panel = usePart(filterPanel, isOpen, close);
  const labels = filter.values.map(
    (value) => filter.options?.find((option) => option.value === value)?.label ?? value,
  );
  return (
    <Chip data-chip="">
      <ChipButton type="button" {...triggerProps}>
        {filter.label} <b>{words.filterValues(labels)}</b>
      </ChipButton>
      <ChipRemove
        type="button"
        aria-label={words.removeFilter(filter.label)}
        onClick={() => onFilter(filter.id, [])}
      >
        <Icon of={CloseIcon} size={14} />
      </ChipRemove>
      {Panel && (
        <Panel filters={[filter]} trigger={trigger} onFilter={onFilter} onClose={close} words={words} />
      )}
    </Chip>
  );
}
