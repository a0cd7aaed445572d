import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getAuthInfo, logout } from '@archive-console/api-client';
import { createHub, type Hub } from '@archive-console/api-client/hub';
import { createWorld, TRANSPORTS, type Transport, type World } from '@archive-console/mocks';
import { createDemoServer, demoListener } from '@archive-console/mocks/server';
import { close, listen } from '#tests/serving.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedInAt } from './browser-at.ts';
import { codeOf, eventually } from './stage.ts';

let world: World;
let server: Server;
let baseUrl: string;
const hubs: Hub[] = [];

beforeEach(() => {
  world = createWorld();
});
afterEach(async () => {
  await Promise.all(hubs.splice(0).map((hub) => hub.stop()));
  world.hub.drop();
  await close(server);
});

async function serve(transports?: readonly Transport[]): Promise<void> {
  server = createDemoServer({ world, ...(transports && { transports }) });
  baseUrl = await listen(server);
}

/** A signed-in client, and what its hub reported. */
async function signedIn() {
  const { client } = await signedInAt(baseUrl);
  return { client, ...hubOf(() => client.token.read()) };
}

function hubOf(token: () => string | undefined) {
  const log: string[] = [];
  const heard: string[][] = [];
  let returns = 0;
  const hub = createHub({ url: `${baseUrl}/hub`, token, log: (_, message) => log.push(message) });
  hub.on('UsersChanged', ({ ids }) => heard.push(ids));
  hub.onReconnected(() => (returns += 1));
  hubs.push(hub);
  hub.start();
  return { hub, log, heard, returns: () => returns };
}

/** The same, looked for without a pause: a hundred pauses are long. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 8000, interval: 2 });
const isLive = (hub: Hub) => eventually(() => expect(hub.state().phase).toBe('live'));
const isConnected = () => eventually(() => expect(world.hub.connections()).toBe(1));

describe.each(TRANSPORTS)('The hub of the demo service over %s', { timeout: 20_000 }, (transport) => {
  beforeEach(() => serve([transport]));

  it('reports what happened to a client with a bearer token, and the token is in no line of the log', async () => {
    const { client, hub, heard, log } = await signedIn();
    await isLive(hub);
    world.hub.notify('UsersChanged', { ids: ['7'] });
    await eventually(() => expect(heard).toEqual([['7']]));
    expect(log.join('\n')).toContain(`Selecting transport '${transport}'`);
    expect(log.join('\n')).not.toContain(client.token.read());
  });

  it('refuses a client with an invalid token', async () => {
    const { hub } = hubOf(() => 'stolen');
    await eventually(() => expect(hub.state().phase).toBe('reconnecting'));
    expect(world.hub.connections()).toBe(0);
  });

  it('is reconnected to after a service that started anew, and reports again', async () => {
    const { hub, heard, returns } = await signedIn();
    await isLive(hub);
    world.hub.drop();
    await eventually(() => expect(returns()).toBe(1));
    await isConnected();
    world.hub.notify('UsersChanged', { ids: ['after'] });
    await eventually(() => expect(heard).toEqual([['after']]));
  });

  it('is reconnected to on the same port', async () => {
    const { hub, heard, returns } = await signedIn();
    await isLive(hub);
    const { port } = server.address() as AddressInfo;
    world.hub.drop();
    await close(server);
    await eventually(() => expect(hub.state().phase).toBe('reconnecting'));
    server = createDemoServer({ world, transports: [transport] });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    hub.tryNow();
    await eventually(() => expect(returns()).toBe(1));
    await isConnected();
    world.hub.notify('UsersChanged', { ids: ['after'] });
    await eventually(() => expect(heard).toEqual([['after']]));
  });

  it('is heard once after a hundred losses', async () => {
    const { hub, heard, returns } = await signedIn();
    await isLive(hub);
    for (let losses = 1; losses <= 100; losses += 1) {
      await soon(() => expect(world.hub.connections()).toBe(1));
      world.hub.drop();
      await soon(() => expect(returns()).toBe(losses));
    }
    await isConnected();
    world.hub.notify('UsersChanged', { ids: ['once'] });
    await eventually(() => expect(heard).toEqual([['once']]));
  });

  it('disconnects a user who signs out, and does not take them back', async () => {
    const { client, hub } = await signedIn();
    await isLive(hub);
    await client.call(logout);
    await eventually(() => expect(hub.state().phase).toBe('reconnecting'));
    expect(world.hub.connections()).toBe(0);
    expect(await codeOf(client.call(getAuthInfo))).toBe('Default.Unauthorized');
    await hub.stop();
    expect(hub.state().phase).toBe('off');
  });
});

describe('A line that breaks', { timeout: 20_000 }, () => {
  it('costs nothing over a WebSocket: what happened in the meantime arrives, once, and nothing has to be read again', async () => {
    await serve();
    const { hub, heard, returns } = await signedIn();
    await isLive(hub);
    await isConnected();
    world.hub.notify('UsersChanged', { ids: ['before'] });
    world.hub.breakLines();
    world.hub.notify('UsersChanged', { ids: ['during'] });
    await isConnected();
    world.hub.notify('UsersChanged', { ids: ['after'] });
    await eventually(() => expect(heard).toEqual([['before'], ['during'], ['after']]));
    expect(returns()).toBe(0);
    expect(hub.state().phase).toBe('live');
  });

  it.each(['ServerSentEvents', 'LongPolling'] as const)('is a loss over %s', async (transport) => {
    await serve([transport]);
    const { hub, returns } = await signedIn();
    await isLive(hub);
    await isConnected();
    world.hub.breakLines();
    await eventually(() => expect(returns()).toBe(1));
  });
});

describe('A network that lets not everything through', { timeout: 20_000 }, () => {
  it.each([
    ['WebSockets', 'ServerSentEvents', /^$/],
    ['WebSockets and event streams', 'LongPolling', /event-stream/],
  ] as const)('without %s it is %s', async (_, transport, stopped) => {
    const demo = demoListener({ world });
    server = createServer((request, response) => {
      if (stopped.test(request.headers.accept ?? '*/*')) response.writeHead(502).end();
      else void demo.handle(request, response);
    });
    server.on('upgrade', (_request, socket) => socket.destroy());
    baseUrl = await listen(server);
    const { hub, heard, log } = await signedIn();
    await isLive(hub);
    await isConnected();
    world.hub.notify('UsersChanged', { ids: ['7'] });
    await eventually(() => expect(heard).toEqual([['7']]));
    expect(log.join('\n')).toContain(`Selecting transport '${transport}'`);
  });
});
