const listeners = new Set<() => void>();

/**
 * Hears of every panel, menu and dialog that somebody opened and whose file could not be fetched: it closes again by
 * itself, and only the page around it can say why.
 *
 * @returns stops hearing
 */
export function whenPartFails(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells everybody who listens. */
export function tellPartFailed(): void {
  for (const listener of listeners) listener();
}
