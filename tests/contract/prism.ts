import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { close, listen } from '../serving.ts';

const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const MANNERS = pathToFileURL(fileOf('tests/contract/prism-manners.mjs')).href;

/** A mock server from outside this project: it knows the published document and nothing else. */
export interface Prism {
  /** As `fetch`; Prism serves the paths of a document without the base path of its server. */
  fetch: typeof globalThis.fetch;
  stop(): void;
}

async function freePort(): Promise<string> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await close(server);
  return port;
}

function hasStarted(prism: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    const listenTo = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Prism is listening')) resolve();
    };
    // Read to the end: a full pipe would stop it.
    prism.stdout?.on('data', listenTo);
    prism.stderr?.on('data', listenTo);
    prism.once('exit', (code) => reject(new Error(`Prism ended with ${code}: ${said.slice(-2000)}`)));
  });
}

/** Starts Prism from the published document: it checks every request and invents every answer. */
export async function startPrism(): Promise<Prism> {
  const port = await freePort();
  const document = fileOf('packages/api-client/openapi.json');
  const prism = fork(
    fileOf('node_modules/@stoplight/prism-cli/dist/index.js'),
    ['mock', '--dynamic', '--errors', '--verboseLevel', 'info', '--port', port, document],
    { execArgv: ['--import', MANNERS], silent: true, env: { ...process.env, SCARF_ANALYTICS: 'false' } },
  );
  await hasStarted(prism);
  return {
    fetch: (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      return fetch(`http://127.0.0.1:${port}${pathname.replace(/^\/v2/, '')}${search}`, init);
    },
    stop: () => prism.kill(),
  };
}
