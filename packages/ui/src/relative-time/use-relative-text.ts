import { useEffect, useReducer } from 'react';
import { formatRelative, holdsFor } from '../format/relative-time.ts';

/** Words for a distance in time that are written anew when they would no longer be true. */
export function useRelativeText(
  at: Date,
  now: () => number,
  locale: string,
  timeZone: string | undefined,
): string {
  const [updates, update] = useReducer((count: number) => count + 1, 0);
  const moment = new Date(now());
  const wait = holdsFor(at, moment);
  useEffect(() => {
    const timer = setTimeout(update, wait);
    return () => clearTimeout(timer);
  }, [updates, wait]);
  return formatRelative(at, moment, locale, timeZone);
}
