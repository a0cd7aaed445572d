import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Everything the built console is made from. */
const INPUTS = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/*/package.json',
  'packages/*/src/**/*.*',
  'packages/console/{index.html,splash.css,theme.js,drawn.js,first-reads.js,vite.config.ts}',
  'packages/console/vite/**/*.ts',
  'packages/console/public/**/*.*',
  'scripts/{build*,compress}.ts',
];

const STAMP = 'node_modules/.cache/archive-console/build';

/** One hash over names and contents: what a checkout of other branches or a new clock cannot deceive. */
function inputsHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync(INPUTS).toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether what stands in `dist` was built from what stands in the sources. */
export function isBuilt(dist: string): boolean {
  return existsSync(dist) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputsHash();
}

/** Notes that `dist` now stands for the sources as they were when `build` began. */
export async function stamped(build: () => Promise<void>): Promise<void> {
  const hash = inputsHash();
  await build();
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hash);
}
