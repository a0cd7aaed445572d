import { useState } from 'react';

/** A memory for a controlled component: it holds what was chosen, and the caller is told as well. */
export function useHeld<Value, More extends unknown[]>(
  given: Value,
  told: (value: Value, ...more: More) => void,
) {
  const [value, setValue] = useState(given);
  return {
    value,
    onChange(next: Value, ...more: More): void {
      setValue(next);
      told(next, ...more);
    },
  };
}
