import { type Clock, MINUTE } from '../clock.ts';

const TRIES = 5;
const LOCKED_FOR = 15 * MINUTE;

/** Counts wrong passwords. It counts for unknown names too: whether an account exists must not show. */
export interface Lockout {
  isLocked(name: string): boolean;
  /** One more wrong password. */
  fail(name: string): void;
  /** Locks it until it is cleared. */
  lock(name: string): void;
  clear(name: string): void;
}

export function createLockout(clock: Clock): Lockout {
  const failures = new Map<string, { count: number; until: number }>();
  const now = () => clock.now().getTime();
  return {
    isLocked: (name) => (failures.get(name)?.until ?? 0) > now(),
    fail(name) {
      const known = failures.get(name);
      const isOver = known !== undefined && known.until !== 0 && known.until <= now();
      const count = (known === undefined || isOver ? 0 : known.count) + 1;
      failures.set(name, { count, until: count >= TRIES ? now() + LOCKED_FOR : 0 });
    },
    lock(name) {
      failures.set(name, { count: TRIES, until: Number.POSITIVE_INFINITY });
    },
    clear(name) {
      failures.delete(name);
    },
  };
}
