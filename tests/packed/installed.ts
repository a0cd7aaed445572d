import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pack } from '#scripts/pack.ts';

/**
 * A project in which a package lies as it was packed; what that package depends on is found around it.
 *
 * @returns its folder
 */
export function projectWith(name: 'ui' | 'api-client'): string {
  const project = resolve('node_modules/.cache/archive-console/packed', name);
  rmSync(project, { recursive: true, force: true });
  const target = join(project, 'node_modules/@archive-console', name);
  mkdirSync(target, { recursive: true });
  pack([name], project);
  const { status, stderr } = spawnSync(
    'tar',
    ['-xzf', `archive-console-${name}-0.1.0.tgz`, '-C', target, '--strip-components=1'],
    { cwd: project, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  return project;
}
