import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Mark, marksOn } from './marks.ts';
import type { Slot } from './slots.ts';

const EVERY_MS = 250;
/** What comes in files of its own is there by then; a frame loads a page of its own. */
const LONGEST_MS = { page: 10_000, frame: 40_000 };

/** The marks of what a stage shows, until it has come to rest, and whenever its size changes. */
export function useMarks(
  slots: readonly Slot[],
): [stage: RefObject<HTMLDivElement | null>, marks: readonly Mark[]] {
  const stage = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const shown = JSON.stringify(slots);
  useEffect(() => {
    const { current } = stage;
    if (current === null) return undefined;
    const look = () => {
      const found = marksOn(current, JSON.parse(shown) as Slot[]);
      setMarks((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    const timer = setInterval(look, EVERY_MS);
    const longest = LONGEST_MS[current.querySelector('iframe') === null ? 'page' : 'frame'];
    const end = setTimeout(() => clearInterval(timer), longest);
    const resized = new ResizeObserver(look);
    resized.observe(current);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
      resized.disconnect();
    };
  }, [shown]);
  return [stage, marks];
}
