import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createConsoleServer } from '#deploy/server.ts';
import type { Service } from '#deploy/service.ts';
import { siteOf } from '#deploy/site.ts';
import { freePort, hasNginx, runNginx } from '#tests/nginx.ts';
import { close, listen } from '#tests/serving.ts';

/** What hosts the built console. */
interface Host {
  name: string;
  /** Serves `dist` in a folder, and a service that says that it is one. */
  open(folder: string): Promise<{ origin: string; close: () => Promise<unknown> }>;
}

const service: Service = {
  handle({ url }, response) {
    if (url === '/hub/nothing') return false;
    response.end('service');
    return true;
  },
  upgrade: (_, socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n'),
};

const serve: Host = {
  name: 'serve.ts',
  async open(folder) {
    const server = createConsoleServer(siteOf(join(folder, 'dist')), service);
    return { origin: await listen(server), close: () => close(server) };
  },
};

const nginx: Host = {
  name: 'nginx',
  async open(folder) {
    const upstream = createServer((request, response) => {
      if (service.handle(request, response) !== true) response.writeHead(404).end();
    });
    upstream.on('upgrade', service.upgrade);
    const writable = join(folder, 'nginx');
    mkdirSync(writable);
    const apiOrigin = await listen(upstream);
    const running = await runNginx({
      site: join(folder, 'dist'),
      apiOrigin,
      writable,
      port: await freePort(),
    });
    return {
      origin: running.origin,
      close: () => Promise.all([running.close(), close(upstream)]),
    };
  },
};

if (!hasNginx)
  console.info('There is no nginx with brotli on this machine: what it answers is not asked here.');

/** All hosts that are on this machine: each is asked the same. */
export const hosts: readonly Host[] = hasNginx ? [serve, nginx] : [serve];
