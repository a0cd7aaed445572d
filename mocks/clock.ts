/** The time of a world. Rules ask it instead of the computer, so that a story always happens at the same moment. */
export interface Clock {
  now(): Date;
  /** Lets time pass at once. */
  advance(milliseconds: number): void;
}

/** The moment at which every story and test happens unless it says otherwise. */
export const STORY_INSTANT = '2026-11-20T14:02:00Z';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Time that stands still until somebody advances it. */
export function virtualClock(start: string = STORY_INSTANT): Clock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}

/** The computer's own time, plus whatever was skipped. */
export function realClock(): Clock {
  let skipped = 0;
  return {
    now: () => new Date(Date.now() + skipped),
    advance(milliseconds) {
      skipped += milliseconds;
    },
  };
}
