/** A clock that can be stopped and goes on with what was left. */
export interface Countdown {
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Calls `onEnd` after `milliseconds` of running time. It runs only after `resume`. */
export function countdown(milliseconds: number, onEnd: () => void): Countdown {
  let left = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - startedAt;
    },
    resume() {
      if (timer !== undefined) return;
      startedAt = Date.now();
      timer = setTimeout(onEnd, Math.max(0, left));
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
