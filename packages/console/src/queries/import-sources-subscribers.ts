/** So many of those that show a source are called in one turn: more would be drawn in one task that holds the page up. */
const AT_ONCE = 8;
/** Between two turns, in milliseconds: what was called in one is drawn before the next. */
const TURN_MS = 40;

/** Who shows how far the import of a source is. */
export interface ImportSubscribers {
  add(importSourceId: string, listener: () => void): () => void;
  /** Notes that a source stands otherwise: who shows it is called at the next {@link ImportSubscribers.notify}. */
  changed(importSourceId: string): void;
  /** Calls who shows what has changed, a few at a time; who is still waiting from before comes first. */
  notify(this: void): void;
}

/** A page of a hundred rows has been called through within a second, however many sources report. */
export function createSubscribers(): ImportSubscribers {
  const listenersOf = new Map<string, Set<() => void>>();
  const waiting = new Set<string>();
  const due = new Set<() => void>();
  let turn: ReturnType<typeof setTimeout> | undefined;

  function callSome(): void {
    turn = undefined;
    let called = 0;
    for (const listener of due) {
      if (called === AT_ONCE) {
        turn = setTimeout(callSome, TURN_MS);
        return;
      }
      called += 1;
      due.delete(listener);
      listener();
    }
  }

  return {
    add(importSourceId, listener) {
      const listeners = listenersOf.get(importSourceId) ?? new Set();
      listenersOf.set(importSourceId, listeners);
      listeners.add(listener);
      return () => {
        due.delete(listener);
        if (listeners.delete(listener) && listeners.size === 0) listenersOf.delete(importSourceId);
      };
    },
    changed(importSourceId) {
      if (listenersOf.has(importSourceId)) waiting.add(importSourceId);
    },
    notify() {
      for (const importSourceId of waiting)
        for (const listener of listenersOf.get(importSourceId) ?? []) due.add(listener);
      waiting.clear();
      if (turn === undefined) callSome();
    },
  };
}
