import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { giveUp, root } from '../first-run.mjs';

/** Inside the project, so that its packages are found from there; ignored by Git and by all checks. */
const CHECKOUT = join(root, '.cache', 'pictures-before');

/** Runs Git and answers what it says; `undefined` where it fails. */
export function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}

const removeCheckout = () => {
  git('worktree', 'remove', '--force', CHECKOUT);
  rmSync(CHECKOUT, { recursive: true, force: true });
};

/** Workspaces are linked to where the checkout has them; all other packages are found in the project around it. */
function linkWorkspaces(): void {
  for (const file of globSync(['packages/*/package.json', 'mocks/package.json'], { cwd: CHECKOUT })) {
    const { name } = JSON.parse(readFileSync(join(CHECKOUT, file), 'utf8')) as { name: string };
    const link = join(CHECKOUT, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(CHECKOUT, dirname(file)), link, 'junction');
  }
}

/** Where the commit asks for other packages, it gets its own. */
function install(): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(CHECKOUT) === lock(root)) return linkWorkspaces();
  const npm = process.env['npm_execpath'];
  const [command, ...args] = npm === undefined ? ['npm'] : [process.execPath, npm];
  const { status } = spawnSync(command ?? 'npm', [...args, 'ci', '--loglevel=error'], {
    cwd: CHECKOUT,
    stdio: 'inherit',
    shell: npm === undefined && process.platform === 'win32',
  });
  if (status === 0) return;
  removeCheckout();
  giveUp('The packages of that commit could not be installed: read the message of npm above.');
}

/** Checks a commit out for as long as the action takes. */
export function withCheckoutOf(commit: string, act: (folder: string) => void): void {
  removeCheckout();
  if (git('worktree', 'add', '--force', '--detach', CHECKOUT, commit) === undefined)
    giveUp(`Git could not check out ${commit}: see that it is a commit of this repository.`);
  try {
    install();
    act(CHECKOUT);
  } finally {
    removeCheckout();
  }
}
