// What has to work before anything is installed: plain JavaScript, no dependencies, any Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Says one sentence and ends with code 1.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The project brings Node 24 for these; elsewhere the installed Node does the work. */
const BROUGHT = ['linux-x64', 'linux-arm64', 'win32-x64'];

/** What is wrong with this Node, as a sentence; `undefined` where nothing is. */
export function requireNode(
  version = process.versions.node,
  platform = `${process.platform}-${process.arch}`,
) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (BROUGHT.includes(platform)) {
    if (major >= 20) return undefined;
    return `Node ${version} is too old: install Node 20 or newer and run the command again.`;
  }
  if (major > 22 || (major === 22 && minor >= 22)) return undefined;
  return `Node ${version} is too old for ${platform}: install Node 22.22 or newer (24 is best) and run the command again.`;
}

/** Whether node_modules holds what the lock file names, by npm's own record of what it installed. */
export function isInstalled(folder = root) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const found = packagesOf(record);
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const there = found[path];
    return there === undefined ? entry.optional === true : there.version === entry.version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Checks Node and installs what the lock file names; ends the process with a sentence where that fails. */
export function prepare() {
  const tooOld = requireNode();
  if (tooOld !== undefined) giveUp(tooOld);
  if (isInstalled()) return;
  console.log(
    'Installing what the lock file names (once, and again when it changes; it may take some minutes) …',
  );
  if (npm(['ci', '--loglevel=error']).status === 0) return;
  giveUp(
    'npm ci failed: read its message above, see that the package registry can be reached, and try again.',
  );
}

/**
 * Runs a script of package.json and waits for its exit code. Through npm, so that it gets the Node the project
 * brings; nothing waits for input.
 *
 * @param {string} name
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runScript(name, args = [], env = {}) {
  return npm(['run', '--silent', name, '--', ...args], env).status ?? 1;
}

/**
 * The same beside others: what it prints is kept until it ends.
 *
 * @param {string} name
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ exitCode: number, said: string }>}
 */
export function runScriptBeside(name, args = [], env = {}) {
  const { command, args: npmArgs, options } = npmCommand(['run', '--silent', name, '--', ...args]);
  const child = spawn(command, npmArgs, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      said += text;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ exitCode: 1, said: `${said}${error.message}\n` }));
    child.once('close', (code) => resolve({ exitCode: code ?? 1, said }));
  });
}

/**
 * The same for a script that keeps running; it ends when we do, however that comes about. npm and
 * the shell between do not pass every signal on: the script learns it from its standard input,
 * which closes with us; we watch our parent.
 *
 * @param {string} name
 */
export function keepRunning(name) {
  const { command, args, options } = npmCommand(['run', '--silent', name]);
  const child = spawn(command, args, {
    ...options,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, ENDS_WITH_STDIN: '1' },
  });
  const end = () => child.stdin?.end();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, 500).unref();
  child.on('exit', (code) => process.exit(code ?? 0));
}

/**
 * @param {string[]} given
 * @param {NodeJS.ProcessEnv} [env]
 */
function npm(given, env = {}) {
  const { command, args, options } = npmCommand(given);
  /** @type {['ignore', 'inherit', 'inherit']} */
  const stdio = ['ignore', 'inherit', 'inherit'];
  return spawnSync(command, args, { ...options, stdio, env: { ...process.env, ...env } });
}

/**
 * The npm that started us, by its own path, so that no shell is needed on Windows.
 *
 * @param {string[]} given
 * @returns {{ command: string, args: string[], options: import('node:child_process').SpawnSyncOptions }}
 */
function npmCommand(given) {
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit') };
  const cli = process.env['npm_execpath'];
  if (cli?.endsWith('.js') === true) return { command: process.execPath, args: [cli, ...given], options };
  return { command: 'npm', args: given, options: { ...options, shell: process.platform === 'win32' } };
}
