import { type Transport, type World } from '@archive-console/mocks';
import { demoListener } from '@archive-console/mocks/server';
import { test as base } from '@playwright/test';
import { remoteService } from '#deploy/remote-service.ts';
import { createConsoleServer } from '#deploy/server.ts';
import type { Service } from '#deploy/service.ts';
import { siteOf } from '#deploy/site.ts';
import { close, listen } from '#tests/serving.ts';
import { type SignalRServer, startSignalR } from './signalr-server.ts';

interface Stage {
  /** The only way the SignalR server offers to connect. */
  transport: Transport;
  /** The built console, the demo service at `/v2` and the SignalR server at `/hub`, on one origin. */
  stage: { origin: string; world: World; hub: SignalRServer };
}

export const test = base.extend<Stage>({
  transport: ['WebSockets', { option: true }],
  stage: async ({ transport }, provide) => {
    const demo = demoListener();
    const behind: { hub?: Service } = {};
    const server = createConsoleServer(siteOf('packages/console/dist'), {
      handle: (request, response) =>
        ((request.url?.startsWith('/hub') && behind.hub) || demo).handle(request, response),
      upgrade: (...given) => behind.hub?.upgrade(...given),
    });
    const origin = await listen(server);
    const hub = await startSignalR(origin, transport);
    behind.hub = remoteService(new URL(hub.origin));
    await provide({ origin, world: demo.world, hub });
    await hub.kill();
    await close(server);
  },
  baseURL: ({ stage }, provide) => provide(stage.origin),
});

export { expect } from '@playwright/test';
