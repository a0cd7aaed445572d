import { useState } from 'react';
import { SearchField } from '../search-field/SearchField.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import { VirtualItems } from '../virtual-list/VirtualItems.tsx';
import { Chosen } from './Chosen.tsx';
import { Option } from './Option.tsx';
import type { MultiPickerProps, PickerTexts, PickOption } from './pick-types.ts';
import { Empty, Waiting } from './MultiPicker.styles.ts';

/** Properties of {@link PickList}. */
export interface PickListProps extends Pick<
  MultiPickerProps,
  'query' | 'onQuery' | 'count' | 'optionAt' | 'onRange' | 'status' | 'failed' | 'selected' | 'onSelected'
> {
  readonly words: PickerTexts;
  /** Leads to the field for a pasted list. */
  readonly onPaste?: () => void;
}

/** Search, what matches, and what is chosen. */
export function PickList({
  query,
  onQuery,
  count,
  optionAt,
  onRange,
  status,
  failed,
  selected,
  onSelected,
  onPaste,
  words,
}: PickListProps) {
  const [answered, setAnswered] = useState(query);
  if (status !== 'loading' && answered !== query) setAnswered(query);
  const isNone = status === 'ready' && count === 0;
  const isEmpty = isNone && query.trim() === '';
  const chosen = new Set(selected.map(({ id }) => id));
  const toggle = (option: PickOption) =>
    onSelected(chosen.has(option.id) ? selected.filter(({ id }) => id !== option.id) : [...selected, option]);
  return (
    <>
      <SearchField
        fullWidth
        label={words.search}
        placeholder={words.search}
        words={words}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <Chosen selected={selected} onSelected={onSelected} words={words}>
        {onPaste && !isEmpty && <TextButton onClick={onPaste}>{words.pasteList}</TextButton>}
      </Chosen>
      {status === 'failed' && failed}
      {status === 'loading' && count === 0 && (
        <Waiting role="status" aria-label={words.loading}>
          <Skeleton width="60%" />
          <Skeleton width="75%" />
          <Skeleton width="50%" />
        </Waiting>
      )}
      {isNone && <Empty>{isEmpty ? words.empty : words.noMatch}</Empty>}
      {count > 0 && (
        <VirtualItems
          // What another search has found begins at its first option; until it is here, the list stays where it is.
          key={answered}
          label={words.options}
          aria-busy={status === 'loading'}
          count={count}
          onRange={onRange}
          leastHeight={37}
          typicalHeight={56}
          height={320}
          control="input"
        >
          {(index, tabIndex) => {
            const option = optionAt(index);
            return (
              <Option
                option={option}
                waiting={words.waiting(index + 1)}
                isChosen={option !== undefined && chosen.has(option.id)}
                onToggle={toggle}
                tabIndex={tabIndex}
                words={words}
              />
            );
          }}
        </VirtualItems>
      )}
    </>
  );
}
