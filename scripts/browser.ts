// Brings a browser for the stories and the end-to-end tests, where there is none yet, and a quicker one for the latter.
import { spawnSync } from 'node:child_process';
import { findBrowser, quickLaunch, SHELL } from '#tests/browser.ts';

function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status === 0
  );
}

/** A package of Debian, where we may install it. */
function fromDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing ${name} of this Debian …`);
  return (
    run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)
  );
}

/** Playwright's own download needs no rights, but its host. */
function fromPlaywright(): boolean {
  console.log("There is no Chromium: fetching Playwright's own …");
  return run('npx', 'playwright', 'install', 'chromium');
}

if (findBrowser() === undefined && !fromDebian('chromium') && !fromPlaywright()) {
  console.error(
    "No browser could be brought: install your system's chromium package, or set CHROMIUM_PATH to one.",
  );
  process.exit(1);
}

// Without it the tests pass as well, and take longer.
const { channel, executablePath = '' } = quickLaunch();
const isGiven = channel !== undefined || Boolean(process.env['CHROMIUM_PATH']);
if (!isGiven && !executablePath.endsWith(SHELL)) fromDebian(SHELL);
