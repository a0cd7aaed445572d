const listeners = new Set<() => void>();
let underWay = 0;

function change(by: 1 | -1): void {
  underWay += by;
  for (const listener of listeners) listener();
}

/** A panel, menu or dialog was opened whose file is still on its way. Answers how to say that it is no longer. */
export function partUnderWay(): () => void {
  change(1);
  return () => change(-1);
}

/** Whether a panel, menu or dialog that was opened is still being fetched. */
export const arePartsUnderWay = (): boolean => underWay > 0;

/**
 * Hears when {@link arePartsUnderWay} may have changed.
 *
 * @returns stops hearing
 */
export function watchPartsUnderWay(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
