import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Which dates of a field were left half typed. A date that is set from outside takes the place of what was typed, and
 * is half typed no more.
 *
 * @param onIncomplete called with whether any is, whenever one is left or set
 */
export function useHalfTyped<Which extends string>(
  dates: Readonly<Record<Which, string>>,
  onIncomplete: ((isIncomplete: boolean) => void) | undefined,
) {
  const [half, setHalf] = useState<readonly Which[]>([]);
  const known = useRef(dates);
  const note = (next: readonly Which[]) => {
    setHalf(next);
    onIncomplete?.(next.length > 0);
  };
  const follow = useEffectEvent(() => {
    const left = half.filter((which) => dates[which] === known.current[which]);
    known.current = dates;
    if (left.length < half.length) note(left);
  });
  useEffect(() => follow());
  return {
    isIncomplete: half.length > 0,
    mark(which: Which, isHalf: boolean): void {
      const others = half.filter((other) => other !== which);
      note(isHalf ? [...others, which] : others);
    },
    clear: () => note([]),
  };
}
