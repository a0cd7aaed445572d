import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The same pixels and the same silence everywhere. */
const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-features=OptimizationHints,MediaRouter,Translate',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** Debian's Chromium without windows of its own. */
export const SHELL = 'chromium-headless-shell';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

export interface BrowserLaunch {
  args: string[];
  channel?: 'chromium';
  executablePath?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** How to launch Chromium here: CHROMIUM_PATH, else Playwright's own, else the system's; `undefined` where there is none. */
export function findBrowser(env: Environment = process.env): BrowserLaunch | undefined {
  const args = process.getuid?.() === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS;
  const { CHROMIUM_PATH: forced, PATH: path = '' } = env;
  if (forced !== undefined && forced !== '') {
    if (existsSync(forced)) return { args, executablePath: forced };
    throw new Error(`CHROMIUM_PATH is ${forced}, but there is no file: correct it, or leave it out.`);
  }
  if (existsSync(chromium.executablePath())) return { args, channel: 'chromium' };
  const executablePath = programOf(path, NAMES);
  return executablePath === undefined ? undefined : { args, executablePath };
}

/** The same, where there has to be one. */
export function browserLaunch(env: Environment = process.env): BrowserLaunch {
  const found = findBrowser(env);
  if (found !== undefined) return found;
  throw new Error(
    "There is no Chromium: run npx playwright install chromium, install your system's chromium package, or set CHROMIUM_PATH.",
  );
}

/**
 * The same for tests that compare no pictures: pages take two thirds of the time in Debian's headless shell, where it is
 * installed, but its letters have other edges.
 */
export function quickLaunch(env: Environment = process.env): BrowserLaunch {
  const { args, ...found } = browserLaunch(env);
  const shell = env['CHROMIUM_PATH'] ? undefined : programOf(env['PATH'] ?? '', [SHELL]);
  return shell === undefined ? { args, ...found } : { args, executablePath: shell };
}

function programOf(path: string, names: readonly string[]): string | undefined {
  const candidates = path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return candidates.find((candidate) => existsSync(candidate));
}
