import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ALLOWED, NOTHING_HERE, securityHeaders, strictTransportSecurity } from './headers.ts';
import { pathOf } from './path-of.ts';
import { HUB, isServicePath, type Service } from './service.ts';
import type { Site } from './site.ts';

/** One origin for both: the built console, and the service behind `/v2` and `/hub`. */
export function createConsoleServer(site: Site, service: Service): Server {
  const constant = Object.entries(securityHeaders(site.inline && { inline: site.inline }));
  const server = createServer((request, response) => {
    for (const [name, value] of constant) response.setHeader(name, value);
    if (request.headers['x-forwarded-proto'] === 'https') {
      response.setHeader('Strict-Transport-Security', strictTransportSecurity);
    }
    const path = pathOf(request);
    if (path !== undefined && isServicePath(path)) return void serve(service, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    if (path === undefined) return refuse(response, 400);
    site.answer(request, response, path);
  });
  server.on('upgrade', (request: IncomingMessage, socket, head: Buffer) => {
    if (pathOf(request) === HUB) service.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });
  return server;
}

async function serve(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    if (!(await service.handle(request, response))) refuse(response, 404);
  } catch {
    // One request that cannot be read (a method or a host that HTTP libraries refuse) must not end the server.
    if (response.headersSent) response.destroy();
    else refuse(response, 400);
  }
}

const REFUSALS = {
  400: 'The address cannot be read.\n',
  404: NOTHING_HERE,
  405: `Only ${ALLOWED}.\n`,
} as const;

function refuse(response: ServerResponse, status: keyof typeof REFUSALS): void {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    ...(status === 405 ? { allow: ALLOWED } : {}),
  };
  response.writeHead(status, headers).end(REFUSALS[status]);
}
