import { globSync, readFileSync } from 'node:fs';

const packages = ['ui', 'api-client', 'console'];

/** `from 'x'` and `import('x')` of a library: no path, no alias, no package of our own, nothing but code. */
const imported = /^(?!\s*import type\b).*?(?:from |import\()'(?![.#]|@archive-console\/)([^'?]+)'/gm;

/**
 * Every library that a package imports, as Vite names it from here. Found late, in a lazily loaded file, a library
 * would make Vite load the page anew in the middle of a run.
 */
export const libraries: readonly string[] = packages.flatMap((name) => {
  const sources = globSync(`packages/${name}/src/**/*.{ts,tsx}`).map((file) => readFileSync(file, 'utf8'));
  const found = sources.flatMap((source) => [...source.matchAll(imported)].map(([, library]) => library));
  return [...new Set(found)].toSorted().map((library) => `@archive-console/${name} > ${library}`);
});
