import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** A text in which a token could be read, and where it stands. */
interface Finding {
  place: string;
  text: string;
}

/** The bearer tokens a browser calls with, and all that could keep or show one. */
export interface TokenWatch {
  /** Every token that was sent so far. */
  readonly seen: ReadonlySet<string>;
  /** Takes down what a page keeps and shows now. */
  look(page: Page): Promise<void>;
  /** Reads every open page, and answers the places in which any token stood, now or before. */
  leaks(): Promise<string[]>;
}

/** Everything a page can read of what a browser keeps, and everything it shows, by place. */
function readable(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    // A page that could not be loaded has nothing of the console.
    if (!/^https?:$/.test(location.protocol)) return {};

    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    /** What a page may not read itself, it cannot leak. */
    const readOrNothing = async (read: () => string | Promise<string>) => {
      try {
        return await read();
      } catch {
        return '';
      }
    };
    const inDatabases = async () => {
      const stored: unknown[] = [];
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await answerOf(indexedDB.open(name));
        for (const storeName of database.objectStoreNames) {
          const store = database.transaction(storeName).objectStore(storeName);
          const [keys, values] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())]);
          stored.push(name, storeName, keys, values);
        }
        database.close();
      }
      return JSON.stringify(stored);
    };
    const inCaches = async () => {
      const cached: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        cached.push(name);
        for (const request of await cache.keys()) {
          const answer = await cache.match(request);
          const headers = [...request.headers, ...(answer?.headers ?? [])].flat();
          cached.push(request.url, ...headers, (await answer?.text()) ?? '');
        }
      }
      return cached.join('\n');
    };

    const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    return {
      localStorage: await readOrNothing(() => JSON.stringify(localStorage)),
      sessionStorage: await readOrNothing(() => JSON.stringify(sessionStorage)),
      IndexedDB: await readOrNothing(inDatabases),
      caches: await readOrNothing(inCaches),
      'history.state': JSON.stringify(history.state),
      'document.cookie': await readOrNothing(() => document.cookie),
      address: location.href,
      page: [document.documentElement.outerHTML, ...typed.map(({ value }) => value)].join('\n'),
    };
  });
}

/** Watches a browser from its first page on. */
export function watchTokens(context: BrowserContext): TokenWatch {
  const seen = new Set<string>();
  const found: Finding[] = [];
  const address = (url: string) => found.push({ place: 'address', text: url });
  context.on('request', (request) => {
    address(request.url());
    const bearer = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1];
    if (bearer !== undefined) seen.add(bearer);
  });
  context.on('console', (message) => found.push({ place: 'console', text: message.text() }));
  context.on('weberror', (error) => found.push({ place: 'console', text: String(error.error()) }));
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => address(frame.url()));
    page.on('websocket', (socket) => address(socket.url()));
  });

  const look = (page: Page) =>
    // A page that is just being replaced is read once the next one is there.
    expect(async () => {
      const places = Object.entries(await readable(page));
      found.push(...places.map(([place, text]) => ({ place, text })));
    }).toPass({ timeout: 15_000 });

  return {
    seen,
    look,
    async leaks() {
      await Promise.all(context.pages().map(look));
      const hits = found.filter(({ text }) => [...seen].some((token) => text.includes(token)));
      return [...new Set(hits.map(({ place }) => place))];
    },
  };
}
