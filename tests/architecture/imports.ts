import { parseSync } from 'oxc-parser';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parsed } from './parsed.ts';
import { sourceOf, sources } from './sources.ts';

/** One import or re-export of a file. */
export interface Import {
  from: string;
  /** As it is written. */
  specifier: string;
  /** The file of this repository it leads to; `undefined` for a library. */
  to: string | undefined;
  /** Only types travel along it: nothing of it is left at run time. */
  isType: boolean;
  /** The name of this repository's package it goes through, where it does. */
  door: string | undefined;
}

interface Manifest {
  name?: string;
  exports?: Readonly<Record<string, string>>;
  imports?: Readonly<Record<string, string>>;
}

const PACKAGES = ['packages/ui', 'packages/api-client', 'packages/console', 'mocks'];
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(posix.join(folder, 'package.json'), 'utf8')) as Manifest;
const manifests = new Map(PACKAGES.map((folder) => [folder, manifestOf(folder)]));
const rootManifest = manifestOf('.');

/** What each package exports: the name it is imported by → the file. */
export const doors: ReadonlyMap<string, string> = new Map(
  [...manifests].flatMap(([folder, { name = '', exports = {} }]) =>
    Object.entries(exports).map(
      ([path, file]) => [posix.join(name, path), posix.join(folder, file)] as const,
    ),
  ),
);

/** Every import in the repository. */
export const imports: readonly Import[] = sources.flatMap((file) => importsOf(file));

/**
 * What a file imports and passes on.
 *
 * @param unsaved its source, where it lies nowhere
 */
export function importsOf(file: string, unsaved?: string): Import[] {
  const { module } = unsaved === undefined ? parsed(file) : parseSync(file, unsaved);
  const source = unsaved ?? sourceOf(file);
  const named = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest, isType }) => ({ specifier: moduleRequest?.value, isType })),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: literal(source.slice(start, end)),
      isType: false,
    })),
  ];
  return named.flatMap(({ specifier, isType }) =>
    specifier === undefined
      ? []
      : [{ from: file, specifier, isType, to: resolve(file, specifier), door: doorOf(specifier) }],
  );
}

/** The text of a string literal; an import that is put together at run time has none. */
function literal(code: string): string | undefined {
  return /^['"`]([^'"`$]*)['"`]$/.exec(code.trim())?.[1];
}

function doorOf(specifier: string): string | undefined {
  return specifier.startsWith('@archive-console/') ? specifier.split('/').slice(0, 2).join('/') : undefined;
}

function resolve(file: string, specifier: string): string | undefined {
  const path = specifier.split('?')[0] ?? specifier;
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path);
  if (path.startsWith('#')) return throughImports(file, path);
  return doors.get(path);
}

/** `#shared/x.ts`, by the `imports` of the nearest package; where several fit, the longest counts, as for Node. */
function throughImports(file: string, specifier: string): string | undefined {
  const folder = PACKAGES.find((candidate) => file.startsWith(`${candidate}/`)) ?? '.';
  const { imports: table = {} } = folder === '.' ? rootManifest : (manifests.get(folder) ?? {});
  for (const [pattern, target] of Object.entries(table).toSorted(([a], [b]) => b.length - a.length)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? specifier !== pattern : !specifier.startsWith(before)) continue;
    return posix.join(folder, target.replace('*', specifier.slice(before.length)));
  }
  return undefined;
}

/** Whether an import leads to a file that is there. */
export function leadsSomewhere({ to }: Import): boolean {
  return to === undefined || existsSync(to);
}
