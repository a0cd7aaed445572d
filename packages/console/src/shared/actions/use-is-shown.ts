import { useEffect, useRef } from 'react';

/** Says whether the part of the page that asks is still there: what it waited for may come later. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
