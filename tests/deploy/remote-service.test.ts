import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { createConsoleServer } from '#deploy/server.ts';
import { remoteService } from '#deploy/remote-service.ts';
import { freePort, hasNginx, runNginx } from '#tests/nginx.ts';
import { close, listen } from '#tests/serving.ts';

const open: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of open.splice(0).toReversed()) await end();
});

async function run(server: Server): Promise<string> {
  open.push(() => close(server));
  return listen(server);
}

async function inFrontOf(service: Server): Promise<string> {
  const behind = await run(service);
  return run(
    createConsoleServer(
      { answer: (_, response) => void response.end('page') },
      remoteService(new URL(behind)),
    ),
  );
}

/** The same service behind nginx. */
async function behindNginx(service: Server): Promise<string> {
  const apiOrigin = await run(service);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  open.push(() => rmSync(folder, { recursive: true }));
  const [site, writable] = [join(folder, 'site'), join(folder, 'nginx')];
  for (const made of [site, writable]) mkdirSync(made);
  writeFileSync(join(site, 'index.html'), 'page');
  const { origin, close: end } = await runNginx({ site, apiOrigin, writable, port: await freePort() });
  open.push(end);
  return origin;
}

const hosts = [['serve.ts', inFrontOf] as const, ...(hasNginx ? [['nginx', behindNginx] as const] : [])];

it('passes a call on with its body, and its answer back with status and cookies of this origin', async () => {
  const origin = await inFrontOf(
    createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        response.writeHead(409, { 'set-cookie': 'session=1; Domain=api.example; HttpOnly; Path=/' });
        response.end(`${request.method} ${request.url} ${Buffer.concat(chunks).toString()}`);
      });
    }),
  );
  const answer = await fetch(`${origin}/v2/users/create-user?x=1`, { method: 'POST', body: 'body' });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toBe('POST /v2/users/create-user?x=1 body');
  expect(answer.headers.getSetCookie()).toEqual(['session=1; HttpOnly; Path=/']);
});

/** Answers with the headers of the request that say who asks, and where. */
const mirror = () =>
  createServer(({ headers }, response) => {
    const { host, origin } = headers;
    const forwarded = ['for', 'host', 'proto'].map((name) => headers[`x-forwarded-${name}`]);
    response.end(JSON.stringify({ host, origin, forwarded }));
  });

it.each(hosts)(
  '%s is known to the service by its name, and passes Origin on as it came',
  async (_, before) => {
    const service = mirror();
    const origin = await before(service);
    const { port } = service.address() as { port: number };
    for (const given of [origin, 'https://evil.example', 'null']) {
      const answer = await fetch(`${origin}/v2/service/get-status`, { headers: { origin: given } });
      expect(await answer.json()).toMatchObject({ host: `localhost:${port}`, origin: given });
    }
    expect(await (await fetch(`${origin}/v2/service/get-status`)).json()).not.toHaveProperty('origin');
  },
);

it.each(hosts)(
  '%s says who asked for what, and believes a proxy only that TLS ended there',
  async (_, before) => {
    const origin = await before(mirror());
    const { host } = new URL(origin);
    const plain = await fetch(`${origin}/v2/service/get-status`);
    expect(await plain.json()).toMatchObject({
      forwarded: [expect.stringMatching(/127\.0\.0\.1|::1/), host, 'http'],
    });
    const headers = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    const behind = await fetch(`${origin}/v2/service/get-status`, { headers });
    expect(await behind.json()).toMatchObject({
      forwarded: [expect.stringMatching(/^203\.0\.113\.7, /), host, 'https'],
    });
  },
);

it('answers a problem where the service does not answer', async () => {
  const stopped = createServer();
  const address = await listen(stopped);
  await close(stopped);
  const origin = await run(
    createConsoleServer({ answer: (_, response) => void response.end() }, remoteService(new URL(address))),
  );
  const answer = await fetch(`${origin}/v2/service/get-status`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ title: 'Frontend.FetchError' });
});

const textOf = (message: RawData) => Buffer.from(message as Buffer).toString();

it('passes sockets through in both directions', async () => {
  const service = createServer();
  const sockets = new WebSocketServer({ server: service });
  sockets.on('connection', (socket) =>
    socket.on('message', (message) => socket.send(`heard ${textOf(message)}`)),
  );
  const origin = await inFrontOf(service);
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/hub?id=1`);
  const heard = await new Promise<string>((resolve, reject) => {
    socket.on('open', () => socket.send('hello'));
    socket.on('message', (message) => resolve(textOf(message)));
    socket.on('error', reject);
  });
  expect(heard).toBe('heard hello');
  socket.terminate();
  for (const client of sockets.clients) client.terminate();
});
