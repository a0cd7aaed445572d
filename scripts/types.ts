// Checks the types of every project: a folder with a tsconfig.json is one.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

const projects = globSync('**/tsconfig.json', { exclude: ['**/node_modules/**'] });
const wrong = projects.filter(
  (project) =>
    spawnSync('tsc', ['--project', project], { stdio: 'inherit', shell: process.platform === 'win32' })
      .status !== 0,
);
if (wrong.length > 0) {
  console.error(`Types are wrong in: ${wrong.join(', ')}`);
  process.exit(1);
}
console.log(`Types are right in ${projects.length} projects.`);
