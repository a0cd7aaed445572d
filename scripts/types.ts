// Checks the types of every project: a folder with a tsconfig.json is one. What did not change is not read again.
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const CACHE = 'node_modules/.cache/archive-console/types';

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
