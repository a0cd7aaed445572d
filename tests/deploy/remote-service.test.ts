import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { createConsoleServer } from '#deploy/server.ts';
import { remoteService } from '#deploy/remote-service.ts';
import { close, listen } from '#tests/serving.ts';

const open: Server[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map(close));
});

async function run(server: Server): Promise<string> {
  open.push(server);
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

it('shows itself to the service under the name of the service, and passes Origin on as it came', async () => {
  const service = mirror();
  const origin = await inFrontOf(service);
  const { port } = service.address() as { port: number };
  for (const given of [origin, 'https://evil.example', 'null']) {
    const answer = await fetch(`${origin}/v2/service/get-status`, { headers: { origin: given } });
    expect(await answer.json()).toMatchObject({ host: `localhost:${port}`, origin: given });
  }
  expect(await (await fetch(`${origin}/v2/service/get-status`)).json()).not.toHaveProperty('origin');
});

it('says who asked for what, and believes a proxy in front of it only that TLS ended there', async () => {
  const origin = await inFrontOf(mirror());
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
});

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
