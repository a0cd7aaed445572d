import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function that never changes and always does what the one of the last render does. Not to be called while rendering. */
export function useLatest<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act);
  useInsertionEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
