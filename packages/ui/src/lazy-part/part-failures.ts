const listeners = new Set<() => void>();

/**
 * Calls the listener for every panel, menu and dialog that was opened and whose file could not be
 * fetched: it closes again by itself, and only the page around it can say why.
 *
 * @returns stops listening
 */
export function whenPartFails(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notifies every listener. */
export function notifyPartFailed(): void {
  for (const listener of listeners) listener();
}
