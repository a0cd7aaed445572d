import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { createWorld, signInAs, type World } from '@archive-console/mocks';
import { createDemoServer } from '@archive-console/mocks/server';
import { close, listen } from '#tests/serving.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from './stage.ts';

// What a client of the protocol never does, or only when the network fails.

const HANDSHAKE = '{"protocol":"json","version":1}\u001E';
const STREAM = { accept: 'text/event-stream' };

interface Asked {
  method?: string;
  body?: string;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
}

let world: World;
let server: Server;
let origin: string;

beforeEach(async () => {
  world = createWorld();
  server = createDemoServer({ world });
  origin = await listen(server);
});
afterEach(() => close(server));

/** A connection that was negotiated, and its requests by hand. */
async function negotiated(token = signInAs(world)) {
  const authorization = `Bearer ${token}`;
  const answer = await fetch(`${origin}/hub/negotiate`, { method: 'POST', headers: { authorization } });
  const { connectionToken } = (await answer.json()) as { connectionToken: string };
  const ask = ({ headers, ...init }: Asked = {}, id = connectionToken) =>
    fetch(`${origin}/hub?id=${id}`, { ...init, headers: { authorization, ...headers } });
  return { connectionToken, ask, say: (body: string) => ask({ method: 'POST', body }) };
}

it.each(['GET', 'POST', 'DELETE'])(
  '%s is refused for a connection that another user negotiated',
  async (method) => {
    const carla = await negotiated();
    const amelie = await negotiated(signInAs(world, 'amelie.brandt@demo.example'));
    expect((await amelie.ask({ method }, carla.connectionToken)).status).toBe(404);
    await carla.ask();
    expect((await amelie.ask({ method }, carla.connectionToken)).status).toBe(404);
    const { status } = await fetch(`${origin}/hub?id=${carla.connectionToken}`, { method });
    expect(status).toBe(401);
  },
);

it('offers what the protocol knows, and stateful reconnect to a client that asks for it', async () => {
  const authorization = `Bearer ${signInAs(world)}`;
  const offers = ['', '?useStatefulReconnect=true'].map(async (query) => {
    const answer = await fetch(`${origin}/hub/negotiate${query}`, {
      method: 'POST',
      headers: { authorization },
    });
    return (await answer.json()) as object;
  });
  const availableTransports = ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({
    transport,
    transferFormats: ['Text'],
  }));
  const [plain, stateful] = await Promise.all(offers);
  expect(plain).toMatchObject({ availableTransports, useStatefulReconnect: false });
  expect(stateful).toMatchObject({ availableTransports, useStatefulReconnect: true });
});

it('lets go of an event stream that no client reads any more', async () => {
  const { ask, say } = await negotiated();
  const reader = new AbortController();
  await ask({ headers: STREAM, signal: reader.signal });
  await say(HANDSHAKE);
  expect(world.hub.connections()).toBe(1);
  reader.abort();
  await eventually(() => expect(world.hub.connections()).toBe(0));
});

it('gives the next poll what the last one did not wait for', async () => {
  const { ask, say } = await negotiated();
  await ask();
  await say(HANDSHAKE);
  expect(await (await ask()).text()).toBe('{}\u001E');
  const impatient = new AbortController();
  const arrival = once(server, 'request');
  const given = ask({ signal: impatient.signal }).catch((error: unknown) => error);
  const [, response] = (await arrival) as [unknown, ServerResponse];
  impatient.abort();
  await Promise.all([given, once(response, 'close')]);
  world.hub.notify('UsersChanged', { ids: ['7'] });
  expect(await (await ask()).text()).toContain('"ids":["7"]');
});

it('forgets a connection that is over although no client heard of it, as soon as another begins', async () => {
  const carla = await negotiated();
  await carla.ask();
  await carla.say(HANDSHAKE);
  await carla.ask();
  world.hub.drop();
  const amelie = await negotiated(signInAs(world, 'amelie.brandt@demo.example'));
  await amelie.ask();
  expect((await carla.ask()).status).toBe(404);
});

it('forgets the oldest of many connections that were promised and never begun', async () => {
  const promised = [];
  const token = signInAs(world);
  for (let count = 0; count < 21; count += 1) promised.push(await negotiated(token));
  const [first, second] = promised;
  expect([(await first?.ask())?.status, (await second?.ask())?.status]).toEqual([404, 200]);
});

it('answers a poll that waits with the end of the connection', async () => {
  const { ask, say } = await negotiated();
  await ask();
  await say(HANDSHAKE);
  await ask();
  const waiting = ask();
  await say('');
  world.hub.drop();
  expect((await waiting).status).toBe(204);
  expect((await ask()).status).toBe(404);
});
