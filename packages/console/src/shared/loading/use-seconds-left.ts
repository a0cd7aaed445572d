import { useEffect, useState } from 'react';

/** Whole seconds that are left, counted down while they are shown, by what is left at a moment (milliseconds since 1970). */
export function useSecondsLeft(leftAt: (now: number) => number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = leftAt(now);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
