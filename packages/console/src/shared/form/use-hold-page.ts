import { useEffect } from 'react';
import { useServices } from '#shared/runtime/services.ts';

/**
 * As long as `holds` says that something would be lost: the browser asks before it closes or reloads the page, and
 * another tab that is about to sign out hears of it.
 */
export function useHoldPage(isNeeded: boolean, holds: () => boolean = always): void {
  const { tabs } = useServices();
  useEffect(() => {
    if (!isNeeded) return undefined;
    const hold = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    const stop = tabs.hear((news) => {
      if ('asksUnsaved' in news && holds()) tabs.notify({ hasUnsaved: true });
    });
    window.addEventListener('beforeunload', hold);
    return () => {
      window.removeEventListener('beforeunload', hold);
      stop();
    };
  }, [isNeeded, holds, tabs]);
}

const always = () => true;
