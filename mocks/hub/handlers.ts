import { http, HttpResponse, type RequestHandler, ws, type WebSocketHandler } from 'msw';
import type { DemoHub, Transport } from '../hub.ts';
import { problemAnswer } from '../problem.ts';
import { sessionOf, worldOf } from '../service/caller.ts';
import type { SessionCarrier } from '../session/carrier.ts';
import { hexOf } from '../stable-id.ts';
import type { World } from '../world.ts';

/** Where a client asks for a line (specification, section 7; D61). */
export function negotiation(
  world: World,
  carrier: SessionCarrier,
  transports?: readonly Transport[],
): RequestHandler {
  const traceId = hexOf('negotiate');
  return http.post('*/hub/negotiate', ({ request }) => {
    const session = sessionOf(world, carrier, request);
    const { hub } = worldOf(world, session);
    if (!hub.isOn) return problemAnswer({ title: 'Demo.HubIsOff', status: 503, traceId });
    if (session === undefined) return problemAnswer({ title: 'Default.Unauthorized', traceId });
    const isStateful = new URL(request.url).searchParams.get('useStatefulReconnect') === 'true';
    return HttpResponse.json(hub.negotiate(session, { isStateful, ...(transports && { transports }) }));
  });
}

/** A connection, and the hub of the tenant it belongs to. */
export interface Place {
  hub: DemoHub;
  connectionToken: string;
}

/** Which connection a line is for: one that was negotiated, or a new one for the token in the line's address. */
export function placeOf(world: World, { searchParams }: URL): Place | undefined {
  const connectionToken = searchParams.get('id');
  if (connectionToken !== null) {
    const hubs = [...world.tenants.all()].map(({ hub }) => hub);
    const hub = hubs.find((candidate) => candidate.ownerOf(connectionToken) !== undefined);
    return hub?.isOn === true ? { hub, connectionToken } : undefined;
  }
  const session = world.sessions.ofToken(searchParams.get('access_token') ?? '');
  const { hub } = worldOf(world, session);
  if (session === undefined || !hub.isOn) return undefined;
  return { hub, connectionToken: hub.negotiate(session).connectionToken };
}

/** The code of a line that is refused after it was taken. */
export const NOT_FOR_YOU = 1008;

/** A WebSocket inside the page or the test. */
export function lineInside(world: World): WebSocketHandler {
  return ws.link('*/hub').addEventListener('connection', ({ client }) => {
    const place = placeOf(world, client.url);
    const line = place?.hub.take(place.connectionToken, {
      send: (text) => client.send(text),
      close: (code) => client.close(code),
    });
    if (line === undefined) {
      client.close(NOT_FOR_YOU);
      return;
    }
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') line.receive(data);
    });
    client.addEventListener('close', () => line.lost());
  });
}
