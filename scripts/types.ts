// Checks the types of every project: a folder with a tsconfig.json is one. What did not change is not read again.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

// The incremental check does not see that a JSON file has other keys: other words start it afresh.
const words = globSync('packages/console/src/locales/en-US/*.json').toSorted();
const wordsHash = createHash('sha256').update(words.map((file) => readFileSync(file, 'utf8')).join('\n'));
const CACHE = `node_modules/.cache/archive-console/types/${wordsHash.digest('hex').slice(0, 12)}`;

function check(project: string): Promise<boolean> {
  const memory = `${CACHE}/${project.replaceAll(/[\\/]/g, '-')}.tsbuildinfo`;
  const args = ['--project', project, '--incremental', '--tsBuildInfoFile', memory];
  const tsc = spawn('tsc', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return new Promise((resolve) => tsc.once('close', (code) => resolve(code === 0)));
}

const projects = globSync('**/tsconfig.json', { exclude: ['**/node_modules/**'] });
const waiting = [...projects];
const wrong: string[] = [];

async function work(): Promise<void> {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    if (!(await check(project))) wrong.push(project);
  }
}

await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
if (wrong.length > 0) {
  console.error(`Types are wrong in ${wrong.join(', ')}.`);
  process.exit(1);
}
console.log(`Types are right in ${projects.length} projects.`);
