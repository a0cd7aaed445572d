import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { SearchFieldWords } from '../search-field/search-field-words.ts';
import { SearchField } from '../search-field/SearchField.tsx';
import type { ListSearchState } from './paged-list-props.ts';
import { useLatest } from './use-latest.ts';

const pause = 250;

/** Properties of {@link ListSearch}. */
export interface ListSearchProps extends ListSearchState {
  readonly words: SearchFieldWords;
}

/**
 * The search field of a list. The input itself holds the text, so that a key draws nothing anew;
 * the caller hears of it when the typing pauses or the field is left. A change from outside (back button, "clear filters") wins.
 */
export function ListSearch({ value, label, onChange, words }: ListSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const reported = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (value === reported.current) return;
    clearTimeout(timer.current);
    reported.current = value;
    if (input.current) input.current.value = value;
  }, [value]);

  const report = useLatest((next: string): void => {
    clearTimeout(timer.current);
    if (next.trim() === reported.current) return;
    reported.current = next.trim();
    onChange(next.trim());
  });
  return (
    <SearchField
      ref={input}
      label={label}
      placeholder={label}
      words={words}
      defaultValue={value}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => report(next), next === '' ? 0 : pause);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') report(event.currentTarget.value);
      }}
      // Reported later, it would take back the step to a row that is pressed meanwhile.
      onBlur={({ currentTarget }) => report(currentTarget.value)}
    />
  );
}
