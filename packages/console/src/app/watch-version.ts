import { fetchServedBuild } from '@archive-console/api-client';
import type { Services } from '#shared/runtime/services.ts';
import { startAgainAt } from '#shared/navigation/start-again.ts';

interface Watch {
  /** Another build is served. */
  onNewVersion(): void;
  /** The address of a navigation under way. */
  goingTo(): string | undefined;
}

/**
 * Reports once another build is served than the one that runs here. It asks when a file of this
 * build is missing, and when the service comes back after a pause. A navigation that misses a file
 * continues by reloading the page, once for a build, unless something typed would be lost. Answers
 * how to end.
 */
export function watchVersion(
  { live, storage }: Pick<Services, 'live' | 'storage'>,
  { onNewVersion, goingTo }: Watch,
): () => void {
  async function look(wanted?: string): Promise<void> {
    const served = await fetchServedBuild(window.location.pathname);
    if (served === undefined || isRunning(served)) return;
    onNewVersion();
    if (wanted === undefined || isPageHeld() || storage.read('reloadedFor') === served) return;
    storage.write('reloadedFor', served);
    // A browser that keeps nothing would be sent round and round.
    if (storage.read('reloadedFor') === served) startAgainAt(wanted);
  }

  const whenFileMissing = () => void look(goingTo());
  let phase = live.state().phase;
  const stopLive = live.subscribe(() => {
    const before = phase;
    phase = live.state().phase;
    if (before !== 'live' && before !== 'off' && phase === 'live') void look();
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
