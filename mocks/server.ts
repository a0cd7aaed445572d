import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { type Account, accounts } from './accounts.ts';
import { realClock, SECOND } from './clock.ts';
import type { FaultOptions } from './faults/faults.ts';
import { switchHubs } from './faults/hub-switch.ts';
import type { Transport } from './hub.ts';
import { negotiation } from './hub/handlers.ts';
import { linesByRequest } from './hub/lines-by-request.ts';
import { createWorld } from './new-world.ts';
import { pageHandlers } from './pages/handlers.ts';
import { problemAnswer } from './problem.ts';
import { requestFrom, sendResponse } from './server/http.ts';
import { linesOf, type Upgrade } from './server/lines.ts';
import { serviceHandlers } from './service.ts';
import { cookieCarrier } from './session/carrier.ts';
import { hexOf } from './stable-id.ts';
import type { World } from './world.ts';

/** `faults` and `hubIsOn`: what goes wrong, in a world of its own only. */
export interface DemoOptions extends Pick<FaultOptions, 'faults' | 'hubIsOn'> {
  /** How many people the standard tenant has; in a world of its own only. @default 63 */
  users?: number;
  /** @default a world of its own, in real time */
  world?: World;
  /** How long every answer takes. @default 0 */
  latencyMs?: number;
  /** Ways the hub offers to connect. @default all */
  transports?: readonly Transport[];
}

/** The demo service over real HTTP, to be mounted in a server. */
export interface DemoListener {
  /** Answers what is asked below `/v2`, `/hub` and `/demo`; false, and untouched, for anything else. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Takes a WebSocket at `/hub`; any other is left alone. */
  upgrade: Upgrade;
  readonly accounts: readonly Account[];
  /** The one that is there now: the panel can put another in its place. */
  readonly world: World;
}

const pathOf = (request: IncomingMessage) => new URL(request.url ?? '/', 'http://localhost').pathname;
const isOurs = (path: string) => /^\/(v2|hub|demo)(\/|$)/.test(path);

export function demoListener(options: DemoOptions = {}): DemoListener {
  const { latencyMs = 0, transports, world: given, ...own } = options;
  const carrier = cookieCarrier;

  function stageOf(world: World) {
    const beginning = { users: world.users.size, again };
    const handlers = [
      ...serviceHandlers(world, { carrier, latencyMs }),
      negotiation(world, carrier, transports),
      ...linesByRequest(world, carrier),
      ...pageHandlers(world, beginning),
    ];
    return { world, handlers, takeLine: linesOf(world) };
  }

  let stage = stageOf(given ?? createWorld({ clock: realClock(), ...own }));

  function again(users: number): void {
    const before = stage.world;
    stage = stageOf(createWorld({ clock: realClock(), users }));
    // Whoever is connected comes back, and is a stranger.
    switchHubs(before, false);
  }

  // Time goes on although nobody asks for anything: what is due is done, and pushed.
  setInterval(() => stage.world.wholeAgenda.runDue(), SECOND).unref();

  async function answer(incoming: IncomingMessage, gone: AbortSignal): Promise<Response> {
    const request = requestFrom(incoming, gone);
    const traceId = hexOf(`${request.method} ${request.url}`);
    try {
      const response = await getResponse(stage.handlers, request);
      return response ?? problemAnswer({ title: 'Demo.UnknownOperation', status: 404, traceId });
    } catch (error) {
      // A rule that fails is a fault of the demo: whoever looks at the answer must see it.
      const detail = error instanceof Error ? error.message : String(error);
      return problemAnswer({ title: 'Default.UnexpectedError', detail, traceId });
    }
  }

  return {
    accounts,
    get world() {
      return stage.world;
    },
    async handle(request, response) {
      if (!isOurs(pathOf(request))) return false;
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      const answered = await answer(request, gone.signal);
      if (answered.type === 'error') response.destroy();
      else await sendResponse(answered, response);
      return true;
    },
    upgrade(request, socket, head) {
      if (pathOf(request) === '/hub') stage.takeLine(request, socket, head);
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
