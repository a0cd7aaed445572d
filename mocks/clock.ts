/** The time of a world. Rules ask it instead of the computer, so that a story always happens at the same moment. */
export interface Clock {
  now(): Date;
  /** Lets time pass at once. */
  advance(milliseconds: number): void;
  /** Calls the listener after every `advance`. */
  onAdvance(listener: () => void): void;
}

/** The moment at which every story and test happens unless it says otherwise. */
export const STORY_INSTANT = '2026-11-20T14:02:00Z';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

function clockFrom(begin: () => number): Clock {
  let skipped = 0;
  const listeners: (() => void)[] = [];
  return {
    now: () => new Date(begin() + skipped),
    advance(milliseconds) {
      skipped += milliseconds;
      for (const listener of listeners) listener();
    },
    onAdvance(listener) {
      listeners.push(listener);
    },
  };
}

/** Time that stands still until a person advances it. */
export function virtualClock(start: string = STORY_INSTANT): Clock {
  const begin = Date.parse(start);
  return clockFrom(() => begin);
}

/** The computer's own time, plus whatever was skipped. */
export function realClock(): Clock {
  return clockFrom(() => Date.now());
}
