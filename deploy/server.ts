import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { securityHeaders, strictTransportSecurity } from './headers.ts';
import { isServicePath, type Service } from './service.ts';
import type { Site } from './site.ts';

/** One origin for both: the built console, and the service behind `/v2` and `/hub`. */
export function createConsoleServer(site: Site, service: Service): Server {
  const constant = Object.entries(securityHeaders());
  const server = createServer((request, response) => {
    for (const [name, value] of constant) response.setHeader(name, value);
    if (request.headers['x-forwarded-proto'] === 'https') {
      response.setHeader('Strict-Transport-Security', strictTransportSecurity);
    }
    const path = pathOf(request);
    if (path !== undefined && isServicePath(path)) return service.handle(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    if (path === undefined) return refuse(response, 400);
    site(request, response, path);
  });
  server.on('upgrade', (request: IncomingMessage, socket, head: Buffer) => {
    if (isServicePath(pathOf(request) ?? '')) service.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });
  return server;
}

/** The path that was asked for, decoded; `undefined` where it cannot be read. */
function pathOf(request: IncomingMessage): string | undefined {
  const { url = '/' } = request;
  if (!url.startsWith('/')) return undefined;
  try {
    // Put together, not resolved: `//name` would count as another host.
    return decodeURIComponent(new URL(`http://localhost${url}`).pathname);
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: 400 | 405): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...(status === 405 ? { allow: 'GET, HEAD' } : {}) };
  response.writeHead(status, headers).end(status === 405 ? 'Only GET and HEAD.\n' : 'The address cannot be read.\n');
}
