import { useEffect, useRef } from 'react';
import { useBulkRuns } from './use-bulk-runs.ts';

/** Whether the page is still on show when something ends. What its run offers is said anew once it is left. */
export function useIsHere(): { readonly current: boolean } {
  const isHere = useRef(true);
  const bulkRuns = useBulkRuns();
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      bulkRuns.refresh();
    };
  }, [bulkRuns]);
  return isHere;
}
