import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as plain,
  type ServerResponse,
} from 'node:http';
import { request as secure } from 'node:https';
import type { Duplex } from 'node:stream';
import type { Service } from './service.ts';

/** Passes `/v2` and `/hub` on to a real service, sockets included. */
export function remoteService(origin: URL): Service {
  return {
    handle(request, response) {
      const onward = send(origin, request);
      onward.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, {
          ...endToEnd(answer.headers),
          'set-cookie': cookies(answer),
        });
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      });
      onward.on('error', (error) => {
        if (response.headersSent) response.destroy();
        else refuse(response, `${origin.host} does not answer: ${error.message}`);
      });
      response.on('close', () => onward.destroy());
      request.pipe(onward);
      return true;
    },
    upgrade(request, socket, head) {
      const onward = send(origin, request, { connection: 'Upgrade', upgrade: request.headers.upgrade });
      onward.on('upgrade', (answer, remote, remoteHead) => {
        socket.write(`${statusLine(answer)}\r\n${rawHeaders(answer)}\r\n\r\n`);
        join(socket, remote);
        remote.write(head);
        socket.write(remoteHead);
      });
      onward.on('response', (answer) => {
        socket.end(`${statusLine(answer)}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
        answer.resume();
      });
      onward.on('error', () => socket.destroy());
      socket.on('error', () => onward.destroy());
      onward.end();
    },
  };
}

function send(origin: URL, request: IncomingMessage, extra: IncomingHttpHeaders = {}): ClientRequest {
  const call = origin.protocol === 'https:' ? secure : plain;
  // The service sees its own name, which its certificate depends on. `Origin` goes on as it came, `null` too: what it
  // allows by origin is decided there.
  const headers = { ...endToEnd(request.headers), ...extra, ...forwarded(request), host: origin.host };
  return call(new URL(`${origin.origin}${request.url ?? '/'}`), { method: request.method ?? 'GET', headers });
}

/** Who asked, and for what, as a proxy says it. Only the protocol is taken from a proxy in front: it ends TLS there. */
function forwarded({ headers, socket }: IncomingMessage): IncomingHttpHeaders {
  const before = headers['x-forwarded-for'];
  const client = socket.remoteAddress ?? '';
  return {
    'x-forwarded-for': before === undefined ? client : `${String(before)}, ${client}`,
    'x-forwarded-host': headers.host,
    'x-forwarded-proto': headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
  };
}

function refuse(response: ServerResponse, detail: string): void {
  const problem = { title: 'Frontend.FetchError', detail };
  response.writeHead(502, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
}

/** A cookie for the service's domain would be refused here; without a domain it belongs to this origin. */
function cookies(answer: IncomingMessage): string[] {
  return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''));
}

/** Headers that speak of one connection only, and not of the message (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

function statusLine(answer: IncomingMessage): string {
  return `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`;
}

function rawHeaders({ rawHeaders: raw }: IncomingMessage): string {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${raw[at + 1]}`] : [])).join('\r\n');
}

function join(near: Duplex, far: Duplex): void {
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
}
