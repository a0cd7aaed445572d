import { useRef } from 'react';

/** Prevents a double submit: a second press may come before the page shows that it is busy. */
export function useOneAtATime<TGiven extends unknown[]>(action: (...given: TGiven) => Promise<void>) {
  const isBusy = useRef(false);
  return async (...given: TGiven): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await action(...given);
    } finally {
      isBusy.current = false;
    }
  };
}
