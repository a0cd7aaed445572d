import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failing } from '#tests/failing.ts';
import { securityHeaders, strictTransportSecurity } from '#deploy/headers.ts';
import { hosts } from './hosts.ts';

const script = 'export const answer = 42;';
const page =
  '<title>console</title><script>first()</script><style>a{}</style><script src="/assets/a.js"></script>';
const groups = '<title>groups</title><script>first()</script><style>b{}</style>';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist/index.html'), page);
  mkdirSync(join(folder, 'dist/start'));
  writeFileSync(join(folder, 'dist/start/groups.html'), groups);
  writeFileSync(join(folder, 'dist/config.json'), '{}');
  writeFileSync(join(folder, 'dist/assets/entry-abc.js'), script);
  writeFileSync(join(folder, 'dist/assets/entry-abc.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'dist/assets/entry-abc.js.br'), brotliCompressSync(script));
});

afterAll(() => rmSync(folder, { recursive: true }));

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends the path as it is written: fetch would resolve dots first. */
function send(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const call = request({ hostname, port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    call.on('upgrade', ({ statusCode = 0, headers: answered }, socket) => {
      socket.destroy();
      resolve({ status: statusCode, headers: answered, body: '' });
    });
    call.on('error', reject);
    call.end();
  });
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** What stands in the documents, each part once. */
const inline = { scripts: [hashOf('first()')], styles: ['a{}', 'b{}'].map(hashOf).toSorted() };

const navigation = { accept: 'text/html,application/xhtml+xml' };

describe.each(hosts)('a site, by $name', ({ open }) => {
  let origin: string;
  const ask = (...asked: [path: string, headers?: Record<string, string>, method?: string]) =>
    send(origin, ...asked);

  beforeAll(async () => {
    const host = await open(folder);
    origin = host.origin;
    return host.close;
  });

  it('answers a navigation with the page, to be asked for again each time', async () => {
    const paths = ['/', '/index.html', '/home/users', '/home/users/7/roles?page=2', '/password-reset/a.b.c'];
    const amiss = await failing(paths, String, async (path) => {
      const answer = await ask(path, navigation);
      expect(answer).toMatchObject({ status: 200, body: page });
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
    });
    expect(amiss).toEqual([]);
  });

  it('answers a navigation into an area with its document', async () => {
    const amiss = await failing(['/home/groups', '/home/groups/7/members'], String, async (path) => {
      const answer = await ask(path, navigation);
      expect(answer.body).toBe(groups);
      expect(answer.headers['cache-control']).toBe('no-cache');
    });
    expect(amiss).toEqual([]);
  });

  it('answers a hashed asset as unchanging', async () => {
    const answer = await ask('/assets/entry-abc.js');
    expect(answer.body).toBe(script);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('answers 404 for a file that is not there, never a page in its place', async () => {
    const paths = ['/assets/entry-missing.js', '/assets/', '/theme-missing.js', '/favicon.ico'];
    const amiss = await failing(paths, String, async (path) => {
      const answer = await ask(path, { accept: '*/*' });
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
    });
    expect(amiss).toEqual([]);
  });

  it('answers 404 for a missing asset even to a browser that would take a page', async () => {
    expect((await ask('/assets/entry-missing.js', navigation)).status).toBe(404);
  });

  it('gives nothing outside its folder', async () => {
    const paths = [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '//secret.txt',
    ];
    const amiss = await failing(paths, String, async (path) => {
      const answer = await ask(path);
      expect([400, 404]).toContain(answer.status);
      expect(answer.body).not.toContain('secret');
    });
    expect(amiss).toEqual([]);
  });

  it('refuses an address that cannot be decoded', async () => {
    expect((await ask('/%E0%A4%A')).status).toBe(400);
  });

  it('answers HEAD without a body', async () => {
    const answer = await ask('/assets/entry-abc.js', {}, 'HEAD');
    expect(answer).toMatchObject({ status: 200, body: '' });
    expect(answer.headers['content-length']).toBe(String(script.length));
  });

  it('refuses to be written to', async () => {
    const answer = await ask('/config.json', {}, 'POST');
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD');
  });

  it('sends the compressed twin to a client that accepts it', async () => {
    for (const [accepted, sent] of [
      ['gzip, deflate', 'gzip'],
      ['gzip, deflate, br', 'br'],
    ] as const) {
      const { headers } = await ask('/assets/entry-abc.js', { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(sent);
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(headers['vary']?.toLowerCase()).toBe('accept-encoding');
    }
    const refused = await ask('/assets/entry-abc.js', { 'accept-encoding': 'gzip;q=0, identity' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('answers 304 to a client that has the newest already', async () => {
    const first = await ask('/config.json');
    const again = await ask('/config.json', { 'if-none-match': first.headers['etag'] ?? '' });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it('leaves to the service what is of the service, and nothing that only begins so', async () => {
    const served = ['/v2', '/v2/users/get-users', '/hub', '/hub/negotiate?negotiateVersion=1'];
    const amiss = await failing(served, String, async (path) => {
      expect((await ask(path, {}, 'POST')).body).toBe('service');
    });
    expect(amiss).toEqual([]);
    for (const path of ['/v2x', '/hubs']) expect((await ask(path, navigation)).body).toContain('console');
  });

  it('answers as the service does where it knows nothing of an address', async () => {
    expect((await ask('/hub/nothing')).status).toBe(404);
  });

  it('passes a socket of the hub through, and no other', async () => {
    const socket = { connection: 'Upgrade', upgrade: 'websocket' };
    expect((await ask('/hub', socket)).status).toBe(101);
    expect((await ask('/home', socket)).status).not.toBe(101);
  });

  it('carries the headers of the product on everything', async () => {
    const wanted = Object.entries(securityHeaders({ inline })).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    const paths = ['/', '/assets/entry-abc.js', '/assets/missing.js', '/v2/users'];
    const amiss = await failing(paths, String, async (path) => {
      const { headers } = await ask(path);
      expect(headers).toMatchObject(Object.fromEntries(wanted));
      expect(headers['strict-transport-security']).toBeUndefined();
    });
    expect(amiss).toEqual([]);
  });

  it('pins https only for clients that came by https', async () => {
    const { headers } = await ask('/', { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBe(strictTransportSecurity);
  });
});
