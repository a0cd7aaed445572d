import { useRef } from 'react';

/** A deed that a second press cannot start again: the press may come before the page shows that it is busy. */
export function useOneAtATime<TGiven extends unknown[]>(deed: (...given: TGiven) => Promise<void>) {
  const isBusy = useRef(false);
  return async (...given: TGiven): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await deed(...given);
    } finally {
      isBusy.current = false;
    }
  };
}
