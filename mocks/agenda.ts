import type { Clock } from './clock.ts';

/** Something that happens later; it receives the moment it was due at. */
export type Action = (at: Date) => void;

/** What happens later, by the time of the world. */
export interface Agenda {
  /** Does something once that much time has passed. Within an action, counted from the moment it was due at. */
  in(milliseconds: number, action: Action): void;
}

export interface WholeAgenda {
  /** Does everything that is due, in the order of its moments, then in the order it was put down. */
  runDue(): void;
  /** The agenda of something that may end: what it still had to do is then left undone. */
  while(isThere: () => boolean): Agenda;
}

interface Entry {
  readonly dueAt: number;
  readonly action: Action;
  readonly isStillWanted: () => boolean;
}

export function createAgenda(clock: Clock): WholeAgenda {
  const entries: Entry[] = [];
  let moment: number | undefined;
  const now = () => clock.now().getTime();

  function put(entry: Entry): void {
    const place = entries.findLastIndex(({ dueAt }) => dueAt <= entry.dueAt);
    entries.splice(place + 1, 0, entry);
  }

  function next(): Entry | undefined {
    const [first] = entries;
    return first !== undefined && first.dueAt <= now() ? entries.shift() : undefined;
  }

  function runDue(): void {
    // An action may let time pass: what is due then is left to the round that runs.
    if (moment !== undefined) return;
    try {
      for (let entry = next(); entry !== undefined; entry = next()) {
        moment = entry.dueAt;
        if (entry.isStillWanted()) entry.action(new Date(moment));
      }
    } finally {
      moment = undefined;
    }
  }

  clock.onAdvance(runDue);
  return {
    runDue,
    while: (isStillWanted) => ({
      in: (milliseconds, action) => put({ dueAt: (moment ?? now()) + milliseconds, action, isStillWanted }),
    }),
  };
}
