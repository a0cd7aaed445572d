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
    const until = new AbortController();
    const { signal } = until;
    tabs.hear(
      (news) => {
        if ('asksUnsaved' in news && holds()) tabs.notify({ hasUnsaved: true });
      },
      { signal },
    );
    const hold = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold, { signal });
    return () => until.abort();
  }, [isNeeded, holds, tabs]);
}

const always = () => true;
