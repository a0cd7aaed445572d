import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Transport } from '@archive-console/mocks';
import { hubFile } from '#scripts/interop-hub.ts';
import { close, listen } from '#tests/serving.ts';

/** A SignalR server of ASP.NET Core, in a process of its own. */
export interface SignalRServer {
  readonly origin: string;
  /** Sends an event to every connected client. */
  push(event: string, payload: object): Promise<void>;
  /** How many are connected. */
  connections(): Promise<number>;
  /** Breaks every line as a network does; connections remain, so that clients can resume. */
  breakLines(): Promise<void>;
  /** Ends it without a word. */
  kill(): Promise<void>;
  /** Starts it again, on the same port. */
  restart(): Promise<void>;
}

const PATIENCE_MS = 30_000;

/**
 * @param service origin of the service whose bearer tokens are valid
 * @param transport the only way it offers to connect
 */
export async function startSignalR(service: string, transport: Transport): Promise<SignalRServer> {
  const origin = await freeOrigin();
  const settings = ['--Urls', origin, '--Service', service, '--Transports', transport];
  let running: ChildProcess | undefined;

  const post = async (path: string, payload?: object) => {
    const body = payload === undefined ? {} : { body: JSON.stringify(payload) };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, ...body });
    if (!answer.ok) throw new Error(`The SignalR server answers ${answer.status} to ${path}.`);
  };

  async function restart(): Promise<void> {
    const child = spawn('dotnet', [hubFile, ...settings], {
      cwd: dirname(hubFile),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    running = child;
    process.once('exit', () => child.kill('SIGKILL'));
    const isReady = () =>
      fetch(`${origin}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    const until = Date.now() + PATIENCE_MS;
    while (!(await isReady())) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error('The SignalR server does not start.');
      await pause(50);
    }
  }

  await restart();
  return {
    origin,
    restart,
    push: (event, payload) => post(`/push/${event}`, payload),
    connections: async () => Number(await (await fetch(`${origin}/connections`)).text()),
    breakLines: () => post('/break-lines'),
    async kill() {
      const child = running;
      running = undefined;
      if (child === undefined || child.exitCode !== null) return;
      await new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGKILL');
      });
    },
  };
}

async function freeOrigin(): Promise<string> {
  const server = createServer();
  const origin = await listen(server);
  await close(server);
  return origin;
}
