import type { Server } from 'node:http';
import { getUser, logout } from '@archive-console/api-client';
import { createHub, type Hub } from '@archive-console/api-client/hub';
import { TRANSPORTS, userIdOf } from '@archive-console/mocks';
import { createDemoServer } from '@archive-console/mocks/server';
import { expect, test } from '@playwright/test';
import { WebSocket } from 'ws';
import { signedInAt } from '#tests/mocks/browser-at.ts';
import { close, listen } from '#tests/serving.ts';
import { type SignalRServer, startSignalR } from './signalr-server.ts';

// Node's own cannot send a header with the token; a browser's sends it in the address, see console.spec.ts.
Object.assign(globalThis, { WebSocket });

for (const transport of TRANSPORTS) {
  test.describe(`our hub client and ASP.NET Core over ${transport}`, () => {
    test.describe.configure({ mode: 'serial' });
    let demo: Server;
    let service: string;
    let server: SignalRServer;
    const hubs: Hub[] = [];

    test.beforeAll(async () => {
      demo = createDemoServer();
      service = await listen(demo);
      server = await startSignalR(service, transport);
    });
    test.afterEach(() => Promise.all(hubs.splice(0).map((hub) => hub.stop())));
    test.afterAll(async () => {
      await server.kill();
      await close(demo);
    });

    function hubOf(token: () => string | undefined) {
      const log: string[] = [];
      const heard: string[][] = [];
      let returns = 0;
      const hub = createHub({ url: `${server.origin}/hub`, token, log: (_, message) => log.push(message) });
      hub.on('UsersChanged', ({ ids }) => heard.push(ids));
      hub.onReconnected(() => (returns += 1));
      hubs.push(hub);
      hub.start();
      return { hub, log, heard, returns: () => returns };
    }

    /** A signed-in user, connected to the hub. */
    async function connected() {
      const { client } = await signedInAt(service);
      const made = hubOf(() => client.token.read());
      await becomes(made.hub, 'live');
      await isConnected();
      return { client, ...made };
    }

    const becomes = (hub: Hub, phase: string) => expect.poll(() => hub.state().phase).toBe(phase);
    const isConnected = (count = 1) => expect.poll(() => server.connections()).toBe(count);

    test('a bearer token is accepted, a push arrives as a typed event, and the token is in no line of the log', async () => {
      const { client, heard, log } = await connected();
      await server.push('UsersChanged', { ids: ['7'] });
      await expect.poll(() => heard).toEqual([['7']]);
      expect(log.join('\n')).toContain(`Selecting transport '${transport}'`);
      expect(log.join('\n')).not.toContain(client.token.read());
      await expect(client.call(getUser, { userId: userIdOf('gustav.lund') })).resolves.toBeTruthy();
    });

    test('an invalid token is refused', async () => {
      const { hub, log } = hubOf(() => 'stolen');
      await becomes(hub, 'reconnecting');
      expect(log.join('\n')).toContain("Status code '401'");
      await isConnected(0);
    });

    test('a broken line costs what the protocol says', async () => {
      const { heard, returns } = await connected();
      await server.push('UsersChanged', { ids: ['before'] });
      await expect.poll(() => heard).toEqual([['before']]);
      await server.breakLines();
      await server.push('UsersChanged', { ids: ['during'] });
      if (transport === 'WebSockets') {
        await server.push('UsersChanged', { ids: ['after'] });
        await expect.poll(() => heard).toEqual([['before'], ['during'], ['after']]);
        expect(returns()).toBe(0);
      } else await expect.poll(returns).toBe(1);
    });

    test('killed and started again on the same port, it is reconnected to, and reports once', async () => {
      const { hub, heard, returns } = await connected();
      await server.kill();
      await becomes(hub, 'reconnecting');
      await server.restart();
      // By itself at the next try, which may be 10 s away: once is enough to see that.
      if (transport !== 'WebSockets') hub.tryNow();
      await expect.poll(returns, { timeout: 30_000 }).toBe(1);
      await isConnected();
      await server.push('UsersChanged', { ids: ['again'] });
      await expect.poll(() => heard).toEqual([['again']]);
    });

    test('signing out ends it, and its token is invalid', async () => {
      const { client, hub } = await connected();
      const token = client.token.read();
      await client.call(logout);
      await hub.stop();
      expect(hub.state().phase).toBe('off');
      await isConnected(0);
      const { hub: late } = hubOf(() => token);
      await becomes(late, 'reconnecting');
      await isConnected(0);
    });
  });
}
