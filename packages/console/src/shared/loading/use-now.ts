import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The time of the reader's clock, reported twice a minute: what is shown as "3 minutes ago" must not stand still. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
