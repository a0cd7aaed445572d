import { type AddressInfo, connect } from 'node:net';
import { createUser, getAuthInfo, listUsers, logout } from '@archive-console/api-client';
import { createHub } from '@archive-console/api-client/hub';
import { createWorld, MINUTE, SECOND, type World } from '@archive-console/mocks';
import { createDemoServer } from '@archive-console/mocks/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { close, listen } from '#tests/serving.ts';
import { signedInAt } from './browser-at.ts';
import { codeOf, eventually, firstPage } from './stage.ts';
import { visitorAt } from './visitor-at.ts';

let world: World;
let server: ReturnType<typeof createDemoServer>;
let baseUrl: string;

beforeEach(async () => {
  world = createWorld();
  server = createDemoServer({ world, origins: [new URL('http://demo.example')] });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  world.hub.drop();
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

const signedIn = (email: string, rememberMe = false) => signedInAt(baseUrl, email, rememberMe);

/** The first line of what is answered to a request that is written by hand. */
async function statusLineOf(head: string): Promise<string | undefined> {
  const { hostname, port } = new URL(baseUrl);
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.end(`${head}\r\nConnection: close\r\n\r\n`));
    socket.on('data', (part) => (text += String(part)));
    socket.on('error', reject).on('close', () => resolve(text));
  });
  return answer.split('\r\n')[0];
}

describe('The demo service over HTTP', { timeout: 20_000 }, () => {
  it('gives each browser a cookie of its own, out of reach of scripts', async () => {
    const carla = await signedIn('admin@demo.example');
    const amelie = await signedIn('amelie.brandt@demo.example', true);
    expect(carla.headers[0]).toMatch(/^archive_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(amelie.headers[0]).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
    for (const { client } of [carla, amelie]) client.token.write(undefined);
    expect((await carla.client.call(getAuthInfo)).userName).toBe('carla.weiss');
    expect((await amelie.client.call(getAuthInfo)).userName).toBe('amelie.brandt');
  });

  it('takes the cookie away with logout, from one browser only', async () => {
    const carla = await signedIn('admin@demo.example');
    const amelie = await signedIn('amelie.brandt@demo.example');
    await carla.client.call(logout);
    expect(await codeOf(carla.client.call(getAuthInfo))).toBe('Default.Unauthorized');
    await expect(amelie.client.call(getAuthInfo)).resolves.toMatchObject({ userName: 'amelie.brandt' });
  });

  it('pushes what one browser writes to the other', async () => {
    const carla = await signedIn('admin@demo.example');
    const amelie = await signedIn('amelie.brandt@demo.example');
    const hub = createHub({ url: `${baseUrl}/hub`, token: () => amelie.client.token.read() });
    const heard: string[][] = [];
    hub.on('UsersChanged', ({ ids }) => heard.push(ids));
    hub.start();
    await eventually(() => expect(hub.state().phase).toBe('live'));
    const { id } = await carla.client.call(createUser, { userName: 'nora.klein' });
    await eventually(() => expect(heard).toEqual([[id]]));
    expect((await amelie.client.call(listUsers, firstPage)).totalRows).toBe(64);
    await amelie.client.call(logout);
    await eventually(() => expect(world.hub.connections()).toBe(0));
    await hub.stop();
  });

  it('gives no line to a client that is not signed in', async () => {
    const negotiation = await fetch(`${baseUrl}/hub/negotiate?negotiateVersion=1`, { method: 'POST' });
    expect(negotiation.status).toBe(401);
    const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/hub?id=guessed&access_token=guessed`);
    await new Promise((resolve) => {
      socket.addEventListener('error', resolve);
    });
    expect(world.hub.connections()).toBe(0);
  });

  it('answers a line that names the whole address, as a proxy writes it', async () => {
    const head = `GET http://demo.example/v2/service/get-status HTTP/1.1\r\nHost: elsewhere.example`;
    expect(await statusLineOf(head)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await statusLineOf(head.replace('http://demo', 'ftp://demo'))).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ['a line', 'GET v2/service/get-status HTTP/1.1\r\nHost: demo.example'],
    ['a host', 'GET /v2/service/get-status HTTP/1.1\r\nHost: demo example'],
    ['a method', 'TRACE /v2/service/get-status HTTP/1.1\r\nHost: demo.example'],
    ['the host of a line', 'GET /hub HTTP/1.1\r\nHost: demo example\r\nUpgrade: websocket'],
  ])('refuses %s that cannot be read, and goes on', async (_, head) => {
    expect(await statusLineOf(head)).toMatch(/^HTTP\/1\.1 400 /);
    expect((await fetch(`${baseUrl}/v2/service/get-status`)).status).toBe(200);
  });

  it('answers problems as problems, and leaves other addresses alone', async () => {
    const refused = await fetch(`${baseUrl}/v2/users/get-user/x`);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(await refused.json()).toMatchObject({ title: 'Default.Unauthorized', status: 401 });
    const status = await fetch(`${baseUrl}/v2/service/get-status`);
    expect(await status.json()).toMatchObject({ hostName: 'demo', uptime: '0.00:00:00' });
    expect((await fetch(`${baseUrl}/somewhere/else`)).status).toBe(404);
  });
});

describe('A demo whose sessions are short', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('ends them in time, also when it has begun anew', async () => {
    const short = createDemoServer({ sessionLength: MINUTE });
    const origin = await listen(short);
    try {
      for (const users of ['60', '63']) {
        const { client } = await signedInAt(origin);
        vi.setSystemTime(Date.now() + MINUTE - SECOND);
        await client.call(listUsers, firstPage);
        vi.setSystemTime(Date.now() + 2 * SECOND);
        expect(await codeOf(client.call(listUsers, firstPage))).toBe('Default.Unauthorized');
        await visitorAt(origin).send('/demo/beginning', { users });
      }
    } finally {
      await close(short);
    }
  });
});
