import { useCallback, type Ref, type RefCallback, type RefObject } from 'react';

/** One ref for a component that needs its element itself and hands it on to whoever asked for it. */
export function useMergedRef<Element>(
  own: RefObject<Element | null>,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element) => {
      own.current = element;
      const clean = typeof given === 'function' ? given(element) : undefined;
      if (given && typeof given === 'object') given.current = element;
      return typeof clean === 'function' ? clean : undefined;
    },
    [own, given],
  );
}
