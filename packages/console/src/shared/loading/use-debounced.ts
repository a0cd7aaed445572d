import { useEffect, useState } from 'react';

const SETTLED_MS = 250;

/** What is typed or looked at, once that has paused: the service is not asked per key. */
export function useDebounced<T>(value: T, pause = SETTLED_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
