// npm run pack: `ui` and `api-client` as packages that others install: modules, declarations and no sources. They lie in
// `packed/` afterwards.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Manifest {
  name: string;
  private?: boolean;
  exports: Record<string, string>;
}

const STAGE = 'node_modules/.cache/archive-console/pack';

function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** Translates the sources of a package; TypeScript finds the declarations by the names that its imports have. */
function compile(source: string, target: string): void {
  const config = `${target}.tsconfig.json`;
  const paths = { rootDir: resolve(source, 'src'), outDir: resolve(target, 'dist') };
  const emits = { composite: false, incremental: false, tsBuildInfoFile: null, emitDeclarationOnly: false };
  const names = { allowImportingTsExtensions: false, rewriteRelativeImportExtensions: true };
  writeFileSync(
    config,
    JSON.stringify({
      extends: resolve(source, 'tsconfig.json'),
      compilerOptions: { ...paths, ...emits, ...names, declaration: true },
      include: [resolve(source, 'src')],
    }),
  );
  run('tsc', ['--project', config]);
}

/** What its door leads to: sources become modules with their declarations, other files stay. */
function packedDoor(path: string): string | { types: string; default: string } {
  const module = /^\.\/src\/(.+)\.ts$/.exec(path)?.[1];
  return module === undefined ? path : { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` };
}

/**
 * Packs packages, by the names of their folders.
 *
 * @param into the folder where they lie afterwards, as `archive-console-ui-0.1.0.tgz`
 */
export function pack(packages: readonly string[], into: string): void {
  mkdirSync(into, { recursive: true });
  for (const name of packages) {
    const source = join('packages', name);
    const target = join(STAGE, name);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    compile(source, target);
    const { private: _, ...manifest } = JSON.parse(
      readFileSync(join(source, 'package.json'), 'utf8'),
    ) as Manifest;
    const doors = Object.entries(manifest.exports);
    const exports = Object.fromEntries(doors.map(([door, path]) => [door, packedDoor(path)]));
    writeFileSync(join(target, 'package.json'), JSON.stringify({ ...manifest, exports }, null, 2));
    for (const [, path] of doors.filter(([, file]) => !file.startsWith('./src/')))
      cpSync(join(source, path), join(target, path));
    run('npm', ['pack', `./${target}`, '--pack-destination', into, '--silent']);
  }
}

if (import.meta.main) pack(['ui', 'api-client'], 'packed');
