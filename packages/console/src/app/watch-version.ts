import { fetchServedBuild } from '@archive-console/api-client';
import type { Services } from '#shared/services.ts';
import { startAgain } from '#shared/start-again.ts';

/**
 * Tells once another build is served than the one that runs here. It looks where a file of this build is missing, and
 * where the service comes back after a pause. A missing file also loads the page anew, once for a build, unless
 * something typed would be lost. Answers how to end.
 */
export function watchVersion({ live, storage }: Pick<Services, 'live' | 'storage'>, tell: () => void) {
  async function look(isFileMissing: boolean): Promise<void> {
    const served = await fetchServedBuild(window.location.pathname);
    if (served === undefined || isRunning(served)) return;
    tell();
    if (!isFileMissing || isPageHeld() || storage.read('reloadedFor') === served) return;
    storage.write('reloadedFor', served);
    // A browser that keeps nothing would be sent round and round.
    if (storage.read('reloadedFor') === served) startAgain();
  }

  const whenFileMissing = () => void look(true);
  let phase = live.state().phase;
  const stopLive = live.subscribe(() => {
    const before = phase;
    phase = live.state().phase;
    if (before !== 'live' && before !== 'off' && phase === 'live') void look(false);
  });
  // The bundler's own event.
  window.addEventListener('vite:preloadError', whenFileMissing);
  return () => {
    stopLive();
    window.removeEventListener('vite:preloadError', whenFileMissing);
  };
}

function isRunning(build: string): boolean {
  return [...document.scripts].some((script) => script.getAttribute('src') === build);
}

/** Asks what the browser would ask before it leaves the page. */
function isPageHeld(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
