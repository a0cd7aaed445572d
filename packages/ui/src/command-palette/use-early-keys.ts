import { useEffectEvent, useLayoutEffect } from 'react';

/** What {@link useEarlyKeys} looks at. */
export interface EarlyKeys {
  readonly isOpen: boolean;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/**
 * What is typed after the palette was opened and before its field has the focus goes into the
 * field: a user who knows the keys does not wait for a file.
 */
export function useEarlyKeys({ isOpen, query, onQuery }: EarlyKeys): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (target instanceof Element && target.closest('[role$="dialog"]') !== null) return;
    const next = key === 'Backspace' ? query.slice(0, -1) : key.length === 1 ? query + key : undefined;
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onQuery(next);
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => take(event);
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen]);
}
