// The SignalR server of tests/interop: whether it can be built here, and how.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = join(root, 'tests/interop/hub');
/** The version of the SDK that its project file asks for. */
const MAJOR = '10.';

const sources = globSync('*', { cwd: SOURCES }).toSorted();
const hash = createHash('sha256').update(sources.map((name) => readFileSync(join(SOURCES, name))).join('\n'));
const BUILT = join(root, 'node_modules/.cache/archive-console/interop', hash.digest('hex').slice(0, 12));

/** What `dotnet` runs. */
export const hubFile = join(BUILT, 'bin/InteropHub/release/InteropHub.dll');

/** Why the server cannot be built here, as a sentence; `undefined` where it can. */
export function whyNoInterop(
  listSdks: () => string | undefined = () => {
    const { status, stdout } = spawnSync('dotnet', ['--list-sdks'], { encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  },
): string | undefined {
  const installed = listSdks();
  if (installed === undefined) return 'dotnet is not on the PATH; install the .NET 10 SDK to run it.';
  if (installed.split('\n').some((line) => line.startsWith(MAJOR))) return undefined;
  return 'dotnet has no SDK of version 10; install the .NET 10 SDK to run it.';
}

/** Builds it, from the SDK alone, unless it is built already. Answers whether that worked. */
export function buildInteropHub(): boolean {
  if (existsSync(hubFile)) return true;
  const given = ['--configuration', 'Release', '--artifacts-path', BUILT, '--nologo', '--verbosity', 'quiet'];
  const env = {
    ...process.env,
    DOTNET_CLI_TELEMETRY_OPTOUT: '1',
    DOTNET_GENERATE_ASPNET_CERTIFICATE: 'false',
    DOTNET_NOLOGO: '1',
  };
  const { status, stdout } = spawnSync('dotnet', ['build', join(SOURCES, 'InteropHub.csproj'), ...given], {
    encoding: 'utf8',
    env,
  });
  if (status !== 0) console.error(stdout);
  return status === 0;
}
