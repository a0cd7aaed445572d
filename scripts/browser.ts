// Brings a browser for the stories and the end-to-end tests, where there is none yet.
import { spawnSync } from 'node:child_process';
import { findBrowser } from '#tests/browser.ts';

function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status === 0
  );
}

/** Debian's package, where we may install it. */
function fromDebian(): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log('There is no Chromium: installing the one of this Debian …');
  return (
    run('apt-get', 'update', '-qq') &&
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
  );
}

/** Playwright's own download needs no rights, but its host. */
function fromPlaywright(): boolean {
  console.log("There is no Chromium: fetching Playwright's own …");
  return run('npx', 'playwright', 'install', 'chromium');
}

if (findBrowser() === undefined && !fromDebian() && !fromPlaywright()) {
  console.error(
    "No browser could be brought: install your system's chromium package, or set CHROMIUM_PATH to one.",
  );
  process.exit(1);
}
