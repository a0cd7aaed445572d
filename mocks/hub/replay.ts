/** Characters kept for a client that comes back, as ASP.NET Core does. */
const MOST_KEPT = 100_000;

/** What was sent and is not acknowledged yet. Both sides count messages from 1. */
export interface Outbox {
  keep(text: string): void;
  /** The other side has everything up to this one. */
  acknowledge(sequenceId: number): void;
  /** The number of the first message that is kept; of the next one, where none is. */
  firstId(): number;
  kept(): readonly string[];
  /** Whether nothing had to be let go: only then can a client come back without loss. */
  isWhole(): boolean;
}

export function createOutbox(): Outbox {
  let firstId = 1;
  let kept: string[] = [];
  let characters = 0;
  let isWhole = true;

  function letGo(count: number): void {
    for (const text of kept.slice(0, count)) characters -= text.length;
    kept = kept.slice(count);
    firstId += count;
  }

  return {
    keep(text) {
      kept.push(text);
      characters += text.length;
      if (characters <= MOST_KEPT) return;
      isWhole = false;
      letGo(kept.length);
    },
    acknowledge: (sequenceId) => letGo(Math.max(0, Math.min(sequenceId - firstId + 1, kept.length))),
    firstId: () => firstId,
    kept: () => kept,
    isWhole: () => isWhole,
  };
}

/** Which messages of the other side were taken already: after it came back it sends some again. */
export interface Inbox {
  /** Counts one message; false where it was taken before. */
  isNew(): boolean;
  /** The other side goes on with this number; false where messages before it never arrived. */
  goOnFrom(sequenceId: number): boolean;
  latestId(): number;
}

export function createInbox(): Inbox {
  let nextId = 1;
  let latestId = 0;
  return {
    isNew() {
      const id = nextId;
      nextId += 1;
      if (id <= latestId) return false;
      latestId = id;
      return true;
    },
    goOnFrom(sequenceId) {
      if (sequenceId > nextId) return false;
      nextId = sequenceId;
      return true;
    },
    latestId: () => latestId,
  };
}
