// Checks the types of every project: a folder with a tsconfig.json is one. A package is read by the others through its
// declarations, and what did not change is not checked again.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// TypeScript does not see that a JSON file it has read before has other keys: other words start it afresh.
const KNOWN_WORDS = 'node_modules/.cache/archive-console/types/words';
const words = globSync('packages/console/src/locales/en-US/*.json').toSorted();
const wordsHash = createHash('sha256').update(words.map((file) => readFileSync(file, 'utf8')).join('\n'));
const hash = wordsHash.digest('hex');
const isKnown = existsSync(KNOWN_WORDS) && readFileSync(KNOWN_WORDS, 'utf8') === hash;

const projects = globSync('**/tsconfig.json', { exclude: ['**/node_modules/**'] });
const args = ['--build', ...(isKnown ? [] : ['--force']), ...projects];
const { status } = spawnSync('tsc', args, { stdio: 'inherit', shell: process.platform === 'win32' });
// Only a run that came to its end has read them.
if (status !== null) {
  mkdirSync(dirname(KNOWN_WORDS), { recursive: true });
  writeFileSync(KNOWN_WORDS, hash);
}
if (status !== 0) {
  console.error('Types are wrong.');
  process.exit(1);
}
console.log(`Types are right in ${projects.length} projects.`);
