import { existsSync } from 'node:fs';
import { type Import, importsOf } from '#tests/architecture/imports.ts';

const known = new Map<string, Import[]>();

/** What a file of this repository imports, read once. */
export function importsIn(file: string): Import[] {
  const imports = known.get(file) ?? importsOf(file).filter(({ to }) => to !== undefined && existsSync(to));
  known.set(file, imports);
  return imports;
}

/** The file that an import of another one leads to. */
export const resolved = (from: string, specifier: string): string | undefined =>
  importsIn(from).find((found) => found.specifier === specifier)?.to;

/** What draws pages: the frame around them, and the reads behind them, have pages of their own. */
const isOfAScreen = (file: string) =>
  /^packages\/console\/src\/(features|entities|shared)\/.*\.tsx?$/.test(file) &&
  !file.endsWith('/routes.tsx');

/** All files of the console that a screen is made of, what it fetches late included. */
export function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { to, isType } of importsIn(file))
    if (to !== undefined && !isType && isOfAScreen(to)) reachedFrom(to, seen);
  return seen;
}
