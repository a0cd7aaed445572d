import { HUB_SETTINGS } from './connection.ts';

/** Between two checks of the clock, in milliseconds. */
const CHECK_MS = 5000;
/** The same where the page is hidden: browsers then let its timers run once a minute. */
const HIDDEN_ASLEEP_MS = 90_000;

/** The callbacks of {@link onWaking}. */
interface Waking {
  /** The computer slept for longer than the service waits for us, or the network is back: the line may be dead. */
  woke(): void;
  /** The page is visible again. */
  seen(): void;
}

/** Watches for the end of sleep, of a lost network and of being out of sight. Answers how to stop. */
export function onWaking({ woke, seen }: Waking): () => void {
  let checkedAt = Date.now();

  function checkClock(longestMs: number): void {
    const before = checkedAt;
    checkedAt = Date.now();
    if (checkedAt - before > longestMs) woke();
  }

  const isHidden = () => typeof document === 'object' && document.visibilityState === 'hidden';
  const timer = setInterval(
    () => checkClock(isHidden() ? HIDDEN_ASLEEP_MS : HUB_SETTINGS.serverTimeoutMs),
    CHECK_MS,
  );
  // Outside a browser there is neither.
  if (typeof window === 'undefined') return () => clearInterval(timer);
  const show = () => {
    if (isHidden()) return;
    checkClock(HIDDEN_ASLEEP_MS);
    seen();
  };
  window.addEventListener('online', woke);
  document.addEventListener('visibilitychange', show);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', woke);
    document.removeEventListener('visibilitychange', show);
  };
}
