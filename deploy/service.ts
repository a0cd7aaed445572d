import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What stands behind `/v2` and `/hub`: the demo service, or a way to a real one. */
export interface Service {
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** The paths that belong to the service; everything else is the console's. */
export function isServicePath(path: string): boolean {
  return /^\/(v2|hub)(\/|$)/.test(path);
}
