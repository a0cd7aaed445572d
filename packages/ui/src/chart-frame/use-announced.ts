import { useEffect, useRef, useState } from 'react';

/** Between two announcements, in milliseconds: a held arrow key does not announce every value. */
const PAUSE = 400;

/** A text that changes at most every 400 ms, for a live region. Nothing is said while there is no text. */
export function useAnnounced(text: string | undefined): string {
  const [announced, setAnnounced] = useState('');
  const latest = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = text;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setAnnounced(latest.current ?? '');
    }, PAUSE);
  }, [text]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return announced;
}
