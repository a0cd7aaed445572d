/** How often it is looked, in milliseconds. */
const LOOK_EVERY_MS = 50;

/**
 * Acts once, as soon as `isQuiet` has held for two looks: what can wait does not compete with what the first screen
 * needs. Answers how to call it off.
 */
export function whenQuiet(isQuiet: () => boolean, act: () => void): () => void {
  let held = 0;
  const looking = setInterval(() => {
    held = isQuiet() ? held + 1 : 0;
    if (held < 2) return;
    clearInterval(looking);
    act();
  }, LOOK_EVERY_MS);
  return () => clearInterval(looking);
}
