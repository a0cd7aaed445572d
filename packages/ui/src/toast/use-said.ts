import { useEffect, useRef, useState } from 'react';
import type { Toast } from './toast-types.ts';

/** Until a screen reader has taken over what came last. In milliseconds. */
const SAYING = 5000;

const keyOf = ({ id, count }: Toast): string => `${id} ${count}`;

/** What is to be said. */
export interface Said {
  /** Another one for a message that is said again. */
  readonly key: string;
  readonly toast: Toast;
}

/**
 * Every message once, and once more when it is said again, for as long as it takes to say it. Never with the first
 * render: what comes together with its live region is not reliably announced.
 */
export function useSaid(toasts: readonly Toast[]): readonly Said[] {
  const known = useRef<ReadonlySet<string>>(new Set());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const [saying, setSaying] = useState<readonly string[]>([]);
  useEffect(() => {
    const fresh = toasts.map(keyOf).filter((key) => !known.current.has(key));
    known.current = new Set(toasts.map(keyOf));
    if (fresh.length === 0) return;
    setSaying((before) => [...before, ...fresh]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setSaying((before) => before.filter((key) => !fresh.includes(key)));
    }, SAYING);
    timers.current.add(timer);
  }, [toasts]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  return saying.flatMap((key) => {
    const toast = toasts.find((one) => keyOf(one) === key);
    return toast === undefined ? [] : [{ key, toast }];
  });
}
