import { http, HttpResponse, type RequestHandler, ws, type WebSocketHandler } from 'msw';
import { problemAnswer } from '../problem.ts';
import { sessionOf } from '../service/caller.ts';
import type { SessionCarrier } from '../session/carrier.ts';
import type { Session } from '../session/sessions.ts';
import { hexOf } from '../stable-id.ts';
import type { World } from '../world.ts';

/** Where a client asks for a line (specification, section 7; D61). */
export function negotiation(world: World, carrier: SessionCarrier): RequestHandler {
  const traceId = hexOf('negotiate');
  return http.post('*/hub/negotiate', ({ request }) => {
    if (!world.hub.isOn) return problemAnswer({ title: 'Demo.HubIsOff', status: 503, traceId });
    const session = sessionOf(world, carrier, request);
    if (session === undefined) return problemAnswer({ title: 'Default.Unauthorized', traceId });
    return HttpResponse.json(world.hub.negotiate(session));
  });
}

/** The session a line belongs to: promised by negotiation, or proven by the token in its address. */
export function sessionOfLine(world: World, address: URL): Session | undefined {
  if (!world.hub.isOn) return undefined;
  const promised = world.hub.redeem(address.searchParams.get('id') ?? '');
  return promised ?? world.sessions.ofToken(address.searchParams.get('access_token') ?? '');
}

const NOT_FOR_YOU = 1008;

/** The line itself, where it stays inside the page or the test. */
export function lineInside(world: World): WebSocketHandler {
  return ws.link('*/hub').addEventListener('connection', ({ client }) => {
    const session = sessionOfLine(world, client.url);
    if (session === undefined) {
      client.close(NOT_FOR_YOU);
      return;
    }
    const line = world.hub.accept(session, {
      send: (text) => client.send(text),
      close: (code) => client.close(code),
    });
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') line.receive(data);
    });
    client.addEventListener('close', () => line.lost());
  });
}
