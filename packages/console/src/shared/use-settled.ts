import { useEffect, useState } from 'react';

const SETTLED_MS = 250;

/** What is typed, once the typing has paused: the service is not asked per key. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
