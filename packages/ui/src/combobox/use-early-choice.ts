import { useEffect, useEffectEvent, useRef } from 'react';
import { entryKey } from './combobox-entries.ts';
import type { ComboboxOption } from './combobox-types.ts';

/** What {@link useEarlyChoice} looks at. */
export interface EarlyChoice {
  readonly query: string | undefined;
  /** What was found, where that is one alone. */
  readonly only: ComboboxOption | undefined;
  /** Whether what is offered is that of another search: only where something is typed, so `query` says for what a key waits. */
  readonly isStale: boolean;
  readonly onEntry: (key: string) => void;
}

/**
 * A key that would take an entry of the search before waits for the search that runs: the only entry that it finds is
 * taken, of several the person chooses. Typing on, and leaving the field, take the key back.
 */
export function useEarlyChoice({ query, only, isStale, onEntry }: EarlyChoice): () => void {
  const chosenFor = useRef<string>(undefined);
  const look = useEffectEvent(() => {
    const isWanted = chosenFor.current !== undefined && chosenFor.current === query;
    if (isWanted && isStale) return;
    chosenFor.current = undefined;
    if (isWanted && only !== undefined) onEntry(entryKey(only));
  });
  useEffect(() => look(), [query, only, isStale]);
  return () => {
    chosenFor.current = query;
  };
}
