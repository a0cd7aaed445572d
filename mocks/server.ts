import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { type Account, accounts } from './accounts.ts';
import { realClock } from './clock.ts';
import { negotiation } from './hub/handlers.ts';
import { createWorld } from './new-world.ts';
import { problemAnswer } from './problem.ts';
import { requestFrom, sendResponse } from './server/http.ts';
import { linesOf, type Upgrade } from './server/lines.ts';
import { serviceHandlers } from './service.ts';
import { cookieCarrier } from './session/carrier.ts';
import { hexOf } from './stable-id.ts';
import type { World } from './world.ts';

export interface DemoOptions {
  /** @default a world of its own, in real time */
  world?: World;
  /** How long every answer takes. @default 0 */
  latencyMs?: number;
}

/** The demo service over real HTTP, to be mounted in a server. */
export interface DemoListener {
  /** Answers what is asked below `/v2` and `/hub`; false, and untouched, for anything else. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Takes a WebSocket at `/hub`; any other is left alone. */
  upgrade: Upgrade;
  readonly accounts: readonly Account[];
  readonly world: World;
}

const pathOf = (request: IncomingMessage) => new URL(request.url ?? '/', 'http://localhost').pathname;
const isOurs = (path: string) => path.startsWith('/v2/') || path === '/hub/negotiate';

export function demoListener(options: DemoOptions = {}): DemoListener {
  const { world = createWorld({ clock: realClock() }), latencyMs = 0 } = options;
  const carrier = cookieCarrier;
  const handlers = [...serviceHandlers(world, { carrier, latencyMs }), negotiation(world, carrier)];
  const takeLine = linesOf(world);

  async function answer(incoming: IncomingMessage): Promise<Response> {
    const request = requestFrom(incoming);
    const traceId = hexOf(`${request.method} ${request.url}`);
    try {
      const response = await getResponse(handlers, request);
      return response ?? problemAnswer({ title: 'Demo.UnknownOperation', status: 404, traceId });
    } catch (error) {
      // A rule that fails is a fault of the demo: whoever looks at the answer must see it.
      const detail = error instanceof Error ? error.message : String(error);
      return problemAnswer({ title: 'Default.UnexpectedError', detail, traceId });
    }
  }

  return {
    accounts,
    world,
    async handle(request, response) {
      if (!isOurs(pathOf(request))) return false;
      await sendResponse(await answer(request), response);
      return true;
    },
    upgrade(request, socket, head) {
      if (pathOf(request) === '/hub') takeLine(request, socket, head);
    },
  };
}

/** A server that is nothing but the demo service, not listening yet. */
export function createDemoServer(options: DemoOptions = {}): Server {
  const demo = demoListener(options);
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!(await demo.handle(request, response))) response.writeHead(404).end();
  }
  const server = createServer((request, response) => void handle(request, response));
  server.on('upgrade', (request, socket, head) => {
    if (pathOf(request) === '/hub') demo.upgrade(request, socket, head);
    else socket.destroy();
  });
  return server;
}
