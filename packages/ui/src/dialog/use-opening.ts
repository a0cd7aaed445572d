import { useState } from 'react';

/** Counts how often a dialog was opened: as the key of what it holds, everything inside begins anew each time. */
export function useOpening(isOpen: boolean): number {
  const [{ wasOpen, count }, setOpening] = useState({ wasOpen: isOpen, count: 0 });
  if (isOpen !== wasOpen) setOpening({ wasOpen: isOpen, count: isOpen ? count + 1 : count });
  return count;
}
