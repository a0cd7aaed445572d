import { useEffect, useRef } from 'react';

/**
 * Closes first, lets the focus return, then acts: a page or a dialog that the action opens finds the focus where it
 * was (on the button of a menu), and can give it back there.
 */
export function useActAfterClose(isOpen: boolean, close: () => void): (act: () => void) => void {
  const action = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    const act = action.current;
    action.current = undefined;
    if (!isOpen && act) requestAnimationFrame(act);
  }, [isOpen]);
  return (act) => {
    action.current = act;
    close();
  };
}
