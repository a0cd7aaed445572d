import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/** A request of Node's as the handlers know it. */
export function requestFrom(incoming: IncomingMessage): Request {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value));
  const init: RequestInit & { duplex?: 'half' } = { method, headers };
  if (!WITHOUT_BODY.has(method)) {
    init.body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
    init.duplex = 'half';
  }
  return new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`, init);
}

/** Sends an answer of the handlers with Node's means. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  if (response.status !== 204) outgoing.setHeader('content-length', body.byteLength);
  outgoing.end(body);
}
