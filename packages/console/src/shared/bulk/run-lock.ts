/** Has a run for one tab alone: the storage of a tab is copied with it, and two tabs would send every row twice. */
export interface RunLock {
  /** Answers whether no other tab has this run; from then on, this one has it. */
  hold(id: string): Promise<boolean>;
  release(): void;
}

/** The page before a reload may take a moment to go, in milliseconds. */
const RELOAD_MS = 2000;

export function createRunLock(): RunLock {
  let release = () => {};
  return {
    hold(id) {
      release();
      // A browser offers locks to pages that are served safely.
      if (!('locks' in navigator)) return Promise.resolve(true);
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(), RELOAD_MS);
      const held = new Promise<void>((end) => {
        release = () => {
          waiting.abort();
          end();
        };
      });
      return new Promise((resolve) => {
        const options = { signal: waiting.signal };
        const hold = () => {
          clearTimeout(timer);
          resolve(true);
          return held;
        };
        navigator.locks.request(`archive-console/bulk/${id}`, options, hold).catch(() => resolve(false));
      });
    },
    release: () => release(),
  };
}
