import { Icon } from '../icon/Icon.tsx';
import { CloseIcon } from '../icons.ts';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import { usePanelTrigger } from '../popover/use-panel-trigger.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { filterLabel } from './filter-labels.ts';
import { filterPanel } from './list-panels.ts';
import type { ListFilter } from './list-types.ts';
import type { AllListWords } from './list-words.ts';
import { Chip, ChipButton, ChipRemove } from './ListToolbar.styles.ts';

/** Properties of {@link FilterChip}. */
export interface FilterChipProps {
  readonly filter: ListFilter;
  readonly onFilter: (id: string, values: readonly string[]) => void;
  readonly words: AllListWords;
}

/** A filter that is set: a press changes it, the cross takes it away. */
export function FilterChip({ filter, onFilter, words }: FilterChipProps) {
  const { units } = useUiWords('sizeFilter');
  const { trigger, triggerProps, isOpen, close } = usePanelTrigger(filterPanel);
  return (
    <Chip data-chip="">
      <ChipButton type="button" {...triggerProps}>
        {filter.label} <b>{filterLabel(filter, words, units)}</b>
      </ChipButton>
      <ChipRemove
        type="button"
        aria-label={words.removeFilter(filter.label)}
        onClick={() => onFilter(filter.id, [])}
      >
        <Icon of={CloseIcon} size={14} />
      </ChipRemove>
      <LazyPart
        of={filterPanel}
        wanted={isOpen}
        onFailed={close}
        props={() => ({ filters: [filter], trigger, onFilter, onClose: close, words })}
      />
    </Chip>
  );
}
