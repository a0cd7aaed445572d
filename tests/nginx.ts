import { spawn, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { inlineParts } from '#deploy/inline-parts.ts';
import { nginxConf } from '#deploy/nginx-conf.ts';

/** What nginx needs to send what is compressed by brotli, as Debian packs it. */
const BROTLI = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';
/** Whether nginx can be asked on this machine. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0 && existsSync(BROTLI);

const WAIT_MS = 50;
const TRIES = 200;

/** Runs nginx on our configuration until it is closed; answers once it listens. */
export async function runNginx(given: {
  site: string;
  apiOrigin: string;
  writable: string;
  port: number;
}): Promise<{ origin: string; close: () => Promise<unknown> }> {
  const conf = join(given.writable, 'nginx.conf');
  writeFileSync(
    conf,
    nginxConf({ ...given, config: given.site, inline: inlineParts(given.site), connect: [] }),
  );
  // A folder of root is read by root only.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const running = spawn('nginx', ['-e', 'stderr', '-c', conf, '-g', `${user}daemon off;`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => running.once('exit', resolve));
  const origin = `http://localhost:${given.port}`;
  await answers(origin);
  return {
    origin,
    close() {
      running.kill('SIGTERM');
      return ended;
    },
  };
}

async function answers(origin: string, tries = TRIES): Promise<void> {
  try {
    await fetch(origin);
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    await answers(origin, tries - 1);
  }
}

/** A port that is free: nginx does not choose one itself. */
export async function freePort(): Promise<number> {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  await new Promise((resolve) => holder.close(resolve));
  return port;
}
