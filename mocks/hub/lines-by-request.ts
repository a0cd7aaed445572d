import { http, type RequestHandler } from 'msw';
import { problemAnswer } from '../problem.ts';
import { sessionOf, worldOf } from '../service/caller.ts';
import type { SessionCarrier } from '../session/carrier.ts';
import { hexOf } from '../stable-id.ts';
import type { World } from '../world.ts';
import { eventStream } from './event-stream.ts';
import { placeOf } from './handlers.ts';
import type { Line } from './peer.ts';
import { type Polling, polling } from './polling.ts';

interface OpenLine {
  sessionId: string;
  line: Line;
  poll?: Polling['poll'];
}

/** Lines for who cannot have a WebSocket: server-sent events and long polling. What the client says comes by POST. */
export function linesByRequest(world: World, carrier: SessionCarrier): RequestHandler[] {
  const open = new Map<string, OpenLine>();
  const traceId = hexOf('hub');
  const idOf = (request: Request) => new URL(request.url).searchParams.get('id') ?? '';
  const unknown = () => problemAnswer({ title: 'Demo.NoSuchConnection', status: 404, traceId });

  /** A refusal where the request is not from the session that the connection was promised to. */
  function refusalOf(request: Request): Response | undefined {
    const { searchParams } = new URL(request.url);
    const token = searchParams.get('access_token');
    const session = token === null ? sessionOf(world, carrier, request) : world.sessions.ofToken(token);
    if (session === undefined) return problemAnswer({ title: 'Default.Unauthorized', traceId });
    const id = idOf(request);
    const promised = worldOf(world, session).hub.ownerOf(id);
    return (open.get(id)?.sessionId ?? promised?.id) === session.id ? undefined : unknown();
  }

  /** It may be that no one hears that a connection is over, so the next one that begins clears up. */
  function clearUp(): void {
    const hubs = [...world.tenants.all()].map(({ hub }) => hub);
    for (const id of open.keys()) if (hubs.every((hub) => hub.ownerOf(id) === undefined)) open.delete(id);
  }

  function begin(request: Request): Response | Promise<Response> {
    const id = idOf(request);
    const isStream = request.headers.get('accept')?.includes('text/event-stream') === true;
    const end = () => {
      open.get(id)?.line.lost();
      open.delete(id);
    };
    const made = isStream ? eventStream(end) : polling(end);
    const hub = placeOf(world, new URL(request.url))?.hub;
    const sessionId = hub?.ownerOf(id)?.id;
    const line = hub?.take(id, made.wire);
    if (line === undefined || sessionId === undefined) return unknown();
    clearUp();
    open.set(id, { sessionId, line, ...('poll' in made && { poll: made.poll }) });
    return 'poll' in made ? made.poll(request.signal) : made.answer;
  }

  return [
    http.get('*/hub', ({ request }) => {
      const refusal = refusalOf(request);
      if (refusal !== undefined) return refusal;
      const known = open.get(idOf(request));
      known?.line.receive('');
      return known?.poll?.(request.signal) ?? begin(request);
    }),
    http.post('*/hub', async ({ request }) => {
      const refusal = refusalOf(request);
      const { line } = open.get(idOf(request)) ?? {};
      if (refusal !== undefined || line === undefined) return refusal ?? unknown();
      line.receive(await request.text());
      return new Response();
    }),
    http.delete('*/hub', ({ request }) => {
      const refusal = refusalOf(request);
      if (refusal !== undefined) return refusal;
      open.get(idOf(request))?.line.lost();
      open.delete(idOf(request));
      return new Response(null, { status: 202 });
    }),
  ];
}
