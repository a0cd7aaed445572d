import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { PaletteItem } from './palette-types.ts';

/** What {@link useEarlyEnter} looks at. */
export interface EarlyEnter {
  readonly query: string;
  readonly first: PaletteItem | undefined;
  readonly isLoading: boolean;
  readonly onCloseAnd: (act: () => void) => void;
}

/**
 * Enter pressed before anything is found takes the first result as soon as all are there: who types fast does not wait
 * for the list. Typing on takes the key back.
 */
export function useEarlyEnter({ query, first, isLoading, onCloseAnd }: EarlyEnter) {
  const enteredFor = useRef<string>(undefined);
  const look = useEffectEvent(() => {
    if (enteredFor.current === undefined) return;
    const isWanted = enteredFor.current === query;
    // The best group may come last.
    if (isWanted && isLoading) return;
    enteredFor.current = undefined;
    if (isWanted && first !== undefined) onCloseAnd(first.onAction);
  });
  useEffect(() => look(), [query, first, isLoading]);
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    if (isLoading && first === undefined) enteredFor.current = query;
  };
}
