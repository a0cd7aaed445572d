import { useState } from 'react';

/**
 * A memory for a controlled component: it holds what was chosen, and the caller is notified as well.
 * A value that the caller gives anew, as the controls of a page do, counts from then on.
 */
export function useHeld<Value, More extends unknown[] = []>(
  given: Value,
  notify?: (value: Value, ...more: More) => void,
) {
  const [held, setHeld] = useState({ value: given, given });
  if (!Object.is(held.given, given)) setHeld({ value: given, given });
  return {
    value: held.value,
    onChange(value: Value, ...more: More): void {
      setHeld({ value, given });
      notify?.(value, ...more);
    },
  };
}
