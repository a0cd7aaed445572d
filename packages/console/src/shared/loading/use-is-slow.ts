import { useEffect, useState } from 'react';

const SLOW_MS = 10_000;

/** True once a wait has lasted ten seconds: by then a reader takes silence for a fault. */
export function useIsSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow;
}
