import { useEffect, useRef, useState, type RefObject } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { BackIcon, NextIcon } from '../icons.ts';
import { Inline } from '../inline/Inline.tsx';
import { PopoverPanel } from '../popover/PopoverPanel.tsx';
import { Stack } from '../stack/Stack.tsx';
import { FilterFields } from './FilterFields.tsx';
import { FilterName } from './FilterPanel.styles.ts';
import type { ListFilter } from './list-types.ts';
import type { AllListWords } from './list-words.ts';

/** Properties of {@link FilterPanel}. */
export interface FilterPanelProps {
  readonly filters: readonly ListFilter[];
  /** Asks first which filter, if there are several. @default false */
  readonly isAdding?: boolean;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onFilter: (id: string, values: readonly string[]) => void;
  readonly onClose: () => void;
  readonly words: AllListWords;
}

/** The panel in which a filter is chosen and set. */
export function FilterPanel({
  filters,
  isAdding = false,
  trigger,
  onFilter,
  onClose,
  words,
}: FilterPanelProps) {
  const [chosenId, setChosenId] = useState(filters.length === 1 ? filters[0]?.id : undefined);
  const content = useRef<HTMLDivElement>(null);
  const chosen = filters.find((filter) => filter.id === chosenId);
  const canGoBack = isAdding && filters.length > 1;
  // The one field of a text has the name itself.
  const isNamed = chosen !== undefined && chosen.kind !== 'text';
  useEffect(() => {
    const first = (selector: string) => content.current?.querySelector<HTMLElement>(selector);
    const options = chosenId === undefined ? null : (first(':checked') ?? first('input'));
    (options ?? first('button'))?.focus();
  }, [chosenId]);
  return (
    <PopoverPanel title={chosen?.label ?? words.filter} trigger={trigger} onClose={onClose}>
      <div ref={content}>
        {chosen ? (
          <Stack gap={8}>
            {(canGoBack || isNamed) && (
              <Inline gap={4}>
                {canGoBack && (
                  <IconButton
                    data-back=""
                    size="xs"
                    icon={BackIcon}
                    label={words.back}
                    onClick={() => setChosenId(undefined)}
                  />
                )}
                {isNamed && (
                  <Heading level={2} size={2}>
                    {chosen.label}
                  </Heading>
                )}
              </Inline>
            )}
            <FilterFields filter={chosen} labelHidden onFilter={onFilter} onDone={onClose} words={words} />
          </Stack>
        ) : (
          <Stack gap={2} as="ul">
            {filters.map((filter) => (
              <li key={filter.id}>
                <FilterName type="button" onClick={() => setChosenId(filter.id)}>
                  {filter.label}
                  <Icon of={NextIcon} size={16} />
                </FilterName>
              </li>
            ))}
          </Stack>
        )}
      </div>
    </PopoverPanel>
  );
}
