import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { createHash } from 'node:crypto';
import { cacheControl, NOTHING_HERE } from './headers.ts';
import { type InlineParts, inlineParts } from './inline-parts.ts';

/** What a file is sent as, by the ending of its name. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** What any other file is sent as. */
export const DEFAULT_TYPE = 'application/octet-stream';

/** Encodings that `npm run build` writes beside a file, the better one first. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

interface SiteFile {
  type: string;
  tag: string;
  plain: Buffer;
  encoded: Map<string, Buffer>;
}

/** A site that can be served. */
export interface Site {
  /** What stands in its documents: the content policy has to allow it. */
  inline?: InlineParts;
  /** Answers a GET or HEAD with a file of the site, or that there is none. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): void;
}

/**
 * A built site, held in memory: only files that were there at start can be asked for, whatever the path says,
 * and a build made in the meantime does not take the chunks of the running one away.
 *
 * @param config takes the place of the built `config.json`
 */
export function siteOf(folder: string, config?: object): Site {
  const files = readSite(folder);
  if (config !== undefined)
    files.set('/config.json', fileOf('.json', Buffer.from(JSON.stringify(config)), new Map()));
  return {
    inline: inlineParts(folder),
    answer(request, response, path) {
      const found = files.get(path) ?? (isNavigation(request, path) ? documentOf(files, path) : undefined);
      if (found === undefined) {
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
        response.end(request.method === 'HEAD' ? undefined : NOTHING_HERE);
        return;
      }
      sendFile(request, response, found, path);
    },
  };
}

/** The document of the area the path lies in, which fetches that area's files at once; else the common one. */
function documentOf(files: ReadonlyMap<string, SiteFile>, path: string): SiteFile | undefined {
  const area = /^\/home\/([a-z0-9-]+)(\/|$)/.exec(path)?.[1];
  return files.get(`/start/${area}.html`) ?? files.get('/index.html');
}

/** A page of the console is asked for, not one of its files: a missing asset must not be answered with a page. */
function isNavigation(request: IncomingMessage, path: string): boolean {
  if (path.startsWith('/assets/')) return false;
  return request.headers.accept?.includes('text/html') === true || extname(path) === '';
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile, path: string): void {
  const encoding = ENCODINGS.find(({ name }) => file.encoded.has(name) && accepts(request, name))?.name;
  const body = (encoding === undefined ? undefined : file.encoded.get(encoding)) ?? file.plain;
  const headers: Record<string, string | number> = {
    'content-type': file.type,
    'content-length': body.length,
    'cache-control': cacheControl(path),
    etag: file.tag,
    vary: 'accept-encoding',
  };
  if (encoding !== undefined) headers['content-encoding'] = encoding;
  if (request.headers['if-none-match'] === file.tag) {
    response.writeHead(304, { etag: file.tag, 'cache-control': cacheControl(path) }).end();
    return;
  }
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function accepts(request: IncomingMessage, encoding: string): boolean {
  const offered = (request.headers['accept-encoding'] ?? '').split(',');
  return offered.some((offer) => {
    const [name = '', quality = ''] = offer.split(';');
    return name.trim() === encoding && !/q=0(\.0*)?\s*$/.test(quality);
  });
}

function fileOf(ending: string, plain: Buffer, encoded: Map<string, Buffer>): SiteFile {
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { type: TYPES[ending] ?? DEFAULT_TYPE, tag, plain, encoded };
}

function readSite(folder: string): Map<string, SiteFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (ENCODINGS.some(({ suffix }) => name.endsWith(suffix))) continue;
    const plain = readFileSync(name);
    const encoded = ENCODINGS.filter(({ suffix }) => present.has(name + suffix));
    files.set(
      `/${name
        .slice(folder.length + 1)
        .split(sep)
        .join('/')}`,
      fileOf(
        extname(name),
        plain,
        new Map(encoded.map(({ name: encoding, suffix }) => [encoding, readFileSync(name + suffix)])),
      ),
    );
  }
  const index = files.get('/index.html');
  if (index === undefined) throw new Error(`There is no index.html in ${folder}. Run npm run build first.`);
  files.set('/', index);
  return files;
}
