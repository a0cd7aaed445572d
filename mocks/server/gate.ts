import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { problemAnswer } from '../problem.ts';
import { calledBy } from '../service/route.ts';

/** What an HTTP server asks of a request before the service sees it. */
export interface Gate {
  /** Why a request is refused whatever it asks for. */
  refuseHost(target: URL): Response | undefined;
  /** Why a call is refused: it comes from another site, or is not JSON. */
  refuseCall(request: Request): Response | undefined;
  /** Whether a WebSocket may be opened: browsers ask no server before they open one from another site. */
  admitsLine(incoming: IncomingMessage, target: URL): boolean;
}

const problem = (status: number, title: string, detail: string): Response =>
  problemAnswer({ title, status, detail, traceId: `gate-${status}` });

/** What a form of any site can send without being asked for it first is neither. */
function isJsonOrNothing(headers: Headers): boolean {
  const type = headers.get('content-type');
  if (type !== null) return /^application\/json\b/i.test(type);
  return (headers.get('content-length') ?? '0') === '0' && !headers.has('transfer-encoding');
}

/** A browser says of each request what it is for; other clients say nothing. */
const isLink = (headers: Headers) =>
  headers.get('sec-fetch-mode') === 'navigate' ||
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');

/**
 * @param origins under which browsers reach the server besides its own address, where a proxy stands in front of it.
 *   Any other name is refused: another site may point it here (DNS rebinding).
 */
export function gateOf(origins: readonly URL[]): Gate {
  const names = new Set(['localhost', hostname().toLowerCase(), ...origins.map((origin) => origin.hostname)]);

  function isKnown(name: string): boolean {
    return names.has(name) || name.endsWith('.localhost') || isIP(name.replaceAll(/[[\]]/g, '')) !== 0;
  }

  function isOwn(origin: string, { host }: URL): boolean {
    const from = URL.parse(origin);
    return from !== null && (from.host === host || origins.some((known) => known.origin === from.origin));
  }

  /** Other clients than browsers say no origin. */
  function isForeign(origin: string | null | undefined, target: URL): boolean {
    return typeof origin === 'string' && !isOwn(origin, target);
  }

  return {
    refuseHost: ({ hostname: name }) =>
      isKnown(name)
        ? undefined
        : problem(421, 'Default.Forbidden', `This server was not told that it is '${name}'.`),
    refuseCall(request) {
      const { headers, method, url } = request;
      const target = new URL(url);
      if (!/^\/(v2|hub)(\/|$)/.test(target.pathname)) return undefined;
      const origin = headers.get('origin');
      if (isForeign(origin, target))
        return problem(403, 'Default.Forbidden', `The service is not open to pages of '${origin}'.`);
      const operation = calledBy(request)?.operation;
      if (operation === undefined || operation.navigation === true) return undefined;
      if (method === 'POST' && !isJsonOrNothing(headers))
        return problem(415, 'Default.ValidationError', 'The body must be JSON (application/json).');
      if (method === 'GET' && operation.effect === 'write' && isLink(headers))
        return problem(
          403,
          'Default.Forbidden',
          'This changes something: it is asked for on a page, not by a link.',
        );
      return undefined;
    },
    admitsLine: ({ headers: { origin } }, target) => isKnown(target.hostname) && !isForeign(origin, target),
  };
}
