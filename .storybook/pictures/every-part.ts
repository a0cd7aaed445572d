/** Everything that comes in a file of its own, when it is first needed: parts of components, screens, words. */
const parts = import.meta.glob([
  '../../packages/{ui,console}/src/**/*.{ts,tsx,json}',
  '!../../packages/console/src/main.tsx',
]);

/**
 * Resolves when all of it is here: what is asked for then comes within the same turn, and no picture is taken without
 * it.
 */
export const everyPart: Promise<unknown> = Promise.all(Object.values(parts).map((load) => load()));
