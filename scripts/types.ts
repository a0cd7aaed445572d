// Checks the types of every project: a folder with a tsconfig.json is one. A package is read by the others through its
// declarations, and what did not change is not checked again.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// TypeScript does not see that a JSON file it has read before has other keys: those who read words begin afresh then.
const READ_WORDS = ['packages/console', 'stories', 'tests'];
const KNOWN_KEYS = 'node_modules/.cache/archive-console/types/keys';
const keys = createHash('sha256');
for (const file of globSync('packages/console/src/locales/en-US/*.json').toSorted()) {
  keys.update(file);
  JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) => {
    keys.update(`${key} ${typeof value}\n`);
    return value;
  });
}
const hash = keys.digest('hex');
if (!existsSync(KNOWN_KEYS) || readFileSync(KNOWN_KEYS, 'utf8') !== hash)
  for (const project of READ_WORDS)
    rmSync(`${project}/node_modules/.cache/types/tsconfig.tsbuildinfo`, { force: true });

const projects = globSync('**/tsconfig.json', { exclude: ['**/node_modules/**'] });
const args = ['--build', ...projects];
const { status } = spawnSync('tsc', args, { stdio: 'inherit', shell: process.platform === 'win32' });
// Only a run that came to its end has read them.
if (status !== null) {
  mkdirSync(dirname(KNOWN_KEYS), { recursive: true });
  writeFileSync(KNOWN_KEYS, hash);
}
if (status !== 0) {
  console.error('Types are wrong.');
  process.exit(1);
}
console.log(`Types are right in ${projects.length} projects.`);
