import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pack } from '#scripts/pack.ts';

/** Packing, copying and installing, on a busy machine of two cores, in milliseconds. */
export const INSTALLS_WITHIN = 180_000;

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Where a package lies that a folder asks for by its name, as Node looks for it; undefined where it is not installed. */
function found(name: string, from: string): string | undefined {
  const place = join(from, 'node_modules', name);
  if (existsSync(join(place, 'package.json'))) return place;
  return dirname(from) === from ? undefined : found(name, dirname(from));
}

/**
 * Copies packages and all that they say they need to where npm puts them: beside each other, a second version of one
 * below the package that needs it.
 */
function copyPackages(names: readonly string[], project: string): void {
  const top = new Map<string, string>();
  function copy(name: string, from: string, below: string): void {
    const source = found(name, from);
    if (source === undefined || top.get(name) === source) return;
    const target = join(top.has(name) ? below : project, 'node_modules', name);
    if (existsSync(target)) return;
    if (!top.has(name)) top.set(name, source);
    // Of a link, what it leads to: what is removed below is that of the copy.
    cpSync(realpathSync(source), target, { recursive: true });
    // What lies below it is found by its name, and put where it belongs.
    rmSync(join(target, 'node_modules'), { recursive: true, force: true });
    for (const other of Object.keys(manifestIn(source).dependencies ?? {})) copy(other, source, target);
  }
  for (const name of names) copy(name, resolve('.'), project);
}

/**
 * A new project outside the repository in which npm installs a package as it was packed. There is no network: what the
 * package says it needs is put there before, and npm removes what it does not need and fails where anything is missing.
 *
 * @param beside what the project itself depends on
 * @returns its folder, to be removed afterwards
 */
export function projectWith(name: 'ui' | 'api-client', beside: readonly string[]): string {
  const project = mkdtempSync(join(realpathSync(tmpdir()), `archive-console-${name}-`));
  try {
    installIn(project, name, beside);
    return project;
  } catch (error) {
    removeProject(project);
    throw error;
  }
}

function installIn(project: string, name: 'ui' | 'api-client', beside: readonly string[]): void {
  pack([name], project);
  const versions = beside.map((other) => [other, manifestIn(resolve('node_modules', other)).version]);
  const dependencies = Object.fromEntries(versions) as Record<string, string>;
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ type: 'module', private: true, dependencies }),
  );
  copyPackages([...beside, ...Object.keys(manifestIn(`packages/${name}`).dependencies ?? {})], project);
  npm(project, 'install', `./archive-console-${name}-0.1.0.tgz`, '--ignore-scripts', '--legacy-peer-deps');
  // What it needs beside itself, as React, is there as well, in a version that it takes.
  npm(project, 'ls', '--all');
}

function npm(project: string, ...args: readonly string[]): void {
  const offline = ['--offline', '--no-audit', '--cache', join(project, 'empty-cache')];
  const { status, stdout, stderr } = spawnSync('npm', [...args, ...offline], {
    cwd: project,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

export const removeProject = (project: string) => rmSync(project, { recursive: true, force: true });
