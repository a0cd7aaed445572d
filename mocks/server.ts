import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { type Account, accounts } from './accounts.ts';
import { realClock, SECOND } from './clock.ts';
import type { FaultOptions } from './faults/faults.ts';
import { switchHubs } from './faults/hub-switch.ts';
import type { Transport } from './hub.ts';
import { negotiation } from './hub/handlers.ts';
import { linesByRequest } from './hub/lines-by-request.ts';
import { createWorld, type WorldOptions } from './new-world.ts';
import { demoConfig } from './pages/documentation.ts';
import { pageHandlers } from './pages/handlers.ts';
import { problemAnswer } from './problem.ts';
import { realRandom } from './random.ts';
import { gateOf } from './server/gate.ts';
import { MOST_BYTES, readBody, requestFrom, sendResponse, targetOf } from './server/http.ts';
import { linesOf, type Upgrade } from './server/lines.ts';
import { serviceHandlers } from './service.ts';
import { cookieCarrier } from './session/carrier.ts';
import { hexOf } from './stable-id.ts';
import type { World } from './world.ts';

/** `faults` and `hubIsOn`: what goes wrong, in a world of its own only. */
export interface DemoOptions extends Pick<FaultOptions, 'faults' | 'hubIsOn'> {
  /** How many people the standard tenant has; in a world of its own only. @default 63 */
  users?: number | undefined;
  /** After how many milliseconds a session ends; in a world of its own only. @default 12 hours */
  sessionLength?: number | undefined;
  /** @default a world of its own, in real time */
  world?: World;
  /** How long every answer takes. @default 0 */
  latencyMs?: number;
  /** Ways the hub offers to connect. @default all */
  transports?: readonly Transport[];
  /** Under which browsers reach it, where a proxy stands in front of it. @default its own addresses */
  origins?: readonly URL[];
}

/** The demo service over real HTTP, to be mounted in a server. */
export interface DemoListener {
  /**
   * Answers what is asked below `/v2`, `/hub` and `/demo`, and what cannot be read; false, and untouched, for anything
   * else.
   */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Takes a WebSocket at `/hub`; any other is left alone. */
  upgrade: Upgrade;
  readonly accounts: readonly Account[];
  /** What the console is given as its `config.json`. */
  readonly config: typeof demoConfig;
  /** The one that is there now: the panel can put another in its place. */
  readonly world: World;
}

const isOurs = ({ pathname }: URL) => /^\/(v2|hub|demo)(\/|$)/.test(pathname);
const isLine = (request: IncomingMessage) => targetOf(request)?.pathname === '/hub';

/** A world that is open to the public: in real time, and with secrets that cannot be foreseen. */
const openWorld = (options: WorldOptions): World =>
  createWorld({ clock: realClock(), chance: realRandom(), ...options });

const unreadable = (traceId: string): Response =>
  problemAnswer({
    title: 'Default.ValidationError',
    status: 400,
    detail: 'The request cannot be read.',
    traceId,
  });

const tooLong = (traceId: string): Response =>
  problemAnswer({
    title: 'Default.ValidationError',
    status: 413,
    detail: `A body has at most ${MOST_BYTES} bytes.`,
    traceId,
  });

export function demoListener(options: DemoOptions = {}): DemoListener {
  const { latencyMs = 0, transports, world: given, origins = [], ...own } = options;
  const carrier = cookieCarrier;
  const gate = gateOf(origins);

  function stageOf(world: World) {
    const beginning = { users: world.users.size, again };
    const handlers = [
      ...serviceHandlers(world, { carrier, latencyMs }),
      negotiation(world, carrier, transports),
      ...linesByRequest(world, carrier),
      ...pageHandlers(world, beginning),
    ];
    return { world, handlers, takeLine: linesOf(world, gate) };
  }

  let stage = stageOf(given ?? openWorld(own));

  function again(users: number): void {
    const before = stage.world;
    stage = stageOf(openWorld({ users, sessionLength: own.sessionLength }));
    // A connected client comes back, and is not signed in.
    switchHubs(before, false);
  }

  // Time goes on although no caller asks for anything: what is due is done, and pushed.
  setInterval(() => stage.world.wholeAgenda.runDue(), SECOND).unref();

  function readable(
    incoming: IncomingMessage,
    target: URL,
    body: Buffer,
    closed: AbortSignal,
  ): Request | undefined {
    try {
      return requestFrom(incoming, target, body, closed);
    } catch {
      // There are methods and headers that Node lets pass and a request cannot have.
      return undefined;
    }
  }

  async function answer(incoming: IncomingMessage, target: URL, closed: AbortSignal): Promise<Response> {
    const traceId = hexOf(`${incoming.method} ${target.href}`);
    const body = await readBody(incoming);
    if (body === undefined) return tooLong(traceId);
    const request = readable(incoming, target, body, closed);
    if (request === undefined) return unreadable(traceId);
    const refused = gate.refuseCall(request);
    if (refused !== undefined) return refused;
    try {
      const response = await getResponse(stage.handlers, request);
      return response ?? problemAnswer({ title: 'Demo.UnknownOperation', status: 404, traceId });
    } catch (error) {
      // A rule that fails is a fault of the demo: the reader of the answer must see it.
      const detail = error instanceof Error ? error.message : String(error);
      return problemAnswer({ title: 'Default.UnexpectedError', detail, traceId });
    }
  }

  return {
    accounts,
    config: demoConfig,
    get world() {
      return stage.world;
    },
    async handle(request, response) {
      const target = targetOf(request);
      if (target === undefined) {
        await sendResponse(unreadable(hexOf('unreadable')), request, response);
        return true;
      }
      if (!isOurs(target)) return false;
      const refused = gate.refuseHost(target);
      if (refused !== undefined) {
        await sendResponse(refused, request, response);
        return true;
      }
      const closed = new AbortController();
      response.once('close', () => closed.abort());
      const answered = await answer(request, target, closed.signal);
      if (answered.type === 'error') response.destroy();
      else await sendResponse(answered, request, response);
      return true;
    },
    upgrade(request, socket, head) {
      if (isLine(request)) stage.takeLine(request, socket, head);
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
    if (isLine(request)) demo.upgrade(request, socket, head);
    else socket.destroy();
  });
  return server;
}
