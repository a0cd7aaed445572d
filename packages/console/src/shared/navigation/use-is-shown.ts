import { useEffect, useRef } from 'react';

/** Whether what asks is still on the page: a reader who leaves it meanwhile is not led anywhere. */
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
