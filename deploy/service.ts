import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What stands behind `/v2` and `/hub`: the demo service, or a way to a real one. */
export interface Service {
  /** Answers it; false, and untouched, where this is none of its addresses. */
  handle(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>;
  /** Takes a socket at `/hub`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** The paths that belong to the service, the demo's own pages among them; everything else is the console's. */
export function isServicePath(path: string): boolean {
  return /^\/(v2|hub|demo)(\/|$)/.test(path);
}

/** The one address at which sockets are taken. */
export const HUB = '/hub';
