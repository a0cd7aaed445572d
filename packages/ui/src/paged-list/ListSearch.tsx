import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { SearchField } from '../search-field/SearchField.tsx';
import type { ListSearchState } from './paged-list-props.ts';
import { useLatest } from './use-latest.ts';

const pause = 250;

/** Properties of {@link ListSearch}. */
export interface ListSearchProps extends ListSearchState {
  readonly clearLabel: string;
}

/**
 * The search field of a list. It holds its own text, so that typing waits for nothing and draws no row again;
 * the caller hears of it when the typing pauses. A change from outside (back button, "clear filters") wins.
 */
export function ListSearch({ value, label, onChange, clearLabel }: ListSearchProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const told = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== lastValue) {
    setLastValue(value);
    setText((typed) => (value === told.current ? typed : value));
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (value !== told.current) clearTimeout(timer.current);
    told.current = value;
  }, [value]);

  const tell = useLatest((next: string): void => {
    clearTimeout(timer.current);
    if (next.trim() === told.current) return;
    told.current = next.trim();
    onChange(next.trim());
  });
  return (
    <SearchField
      label={label}
      placeholder={label}
      clearLabel={clearLabel}
      value={text}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value;
        setText(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => tell(next), next === '' ? 0 : pause);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') tell(event.currentTarget.value);
      }}
    />
  );
}
