import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** What was asked for; `undefined` where line or `Host` cannot be read. */
export function targetOf({ url = '/', headers: { host } }: IncomingMessage): URL | undefined {
  // As a proxy is asked.
  if (/^https?:\/\//i.test(url)) return URL.parse(url) ?? undefined;
  // Put together, not resolved: `//name` would count as another host.
  return url.startsWith('/') ? (URL.parse(`http://${host || 'localhost'}${url}`) ?? undefined) : undefined;
}

/** What a body may have, in bytes. */
export const MOST_BYTES = 1_000_000;

/** The body of a request; `undefined` where it is longer than any may be. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    length += part.length;
    // The rest is read and dropped: a client that still sends hears no answer.
    if (length <= MOST_BYTES) parts.push(part);
  }
  return length > MOST_BYTES ? undefined : Buffer.concat(parts);
}

const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/**
 * A request of Node's as the handlers know it; throws where Node's cannot be one. `closed` signals
 * that no caller waits for the answer any more.
 */
export function requestFrom(
  incoming: IncomingMessage,
  target: URL,
  body: Buffer,
  closed: AbortSignal,
): Request {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value));
  const init: RequestInit = { method, headers, signal: closed };
  if (!WITHOUT_BODY.has(method)) init.body = new Uint8Array(body);
  return new Request(target, init);
}

/** Sends an answer of the handlers with Node's means. Behind https its cookies go back over https only. */
export async function sendResponse(
  response: Response,
  { headers }: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const secure = headers['x-forwarded-proto'] === 'https' ? '; Secure' : '';
  const cookies = response.headers.getSetCookie().map((cookie) => `${cookie}${secure}`);
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  if (response.body !== null && response.headers.get('content-type') === 'text/event-stream') {
    // It goes on for as long as the client is connected.
    const stream = Readable.fromWeb(response.body as NodeReadableStream);
    outgoing.once('close', () => stream.destroy());
    stream.pipe(outgoing);
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 204) outgoing.setHeader('content-length', body.byteLength);
  outgoing.end(body);
}
