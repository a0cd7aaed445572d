import { useEffect } from 'react';

/** Lets the browser ask before it closes or reloads the page, as long as `holds` says that something would be lost. */
export function useHoldPage(isNeeded: boolean, holds: () => boolean = always): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const hold = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isNeeded, holds]);
}

const always = () => true;
