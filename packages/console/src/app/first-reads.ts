import { getAuthInfo, ROWS_PER_PAGE, type Session, TENANT_ADMIN } from '@archive-console/api-client';
import { type BrowserStorage, emptyStorage, storedKeys } from '#shared/storage.ts';
import { areas } from './areas.ts';
import type { Console } from './create-console.ts';
import { createConsoleAt } from './create-console-at.ts';

/** What the document of an area asks the service for before the console has arrived (decision 0037). */
export interface FirstReads {
  /** The page that asks for it. */
  page: string;
  /** Says who is there: the rest is asked for with its answer. */
  session: string;
  /** Who may read the rest. */
  role: string;
  /** Where the browser keeps how many rows a page has. */
  rowsKey: string;
  /** What is read, by that number; by '' where it is the usual one. */
  reads: Readonly<Record<string, readonly FirstRead[]>>;
}

/** An address, and what is sent to it where the read takes a body. */
type FirstRead = readonly [address: string, body?: string];

/**
 * What the first page of an area reads: the console is opened there, and what it asks for is noted, so that nothing
 * else builds a request. Run by the build alone.
 */
export async function firstReads(area: string): Promise<FirstReads> {
  const page = areas.find(({ id }) => id === area)?.prefix;
  if (page === undefined) throw new Error(`There is no area ${area}.`);
  const [[[session] = [''], ...usual], hasList] = await askedAnyDay(page, '');
  const reads: Record<string, readonly FirstRead[]> = { '': usual };
  for (const rows of hasList ? ROWS_PER_PAGE.map(String) : []) {
    const [[, ...asked]] = await askedAnyDay(page, rows);
    if (JSON.stringify(asked) !== JSON.stringify(usual)) reads[rows] = asked;
  }
  return { page, session, role: TENANT_ADMIN, rowsKey: storedKeys.rowsPerPage.name, reads };
}

const administrator: Partial<Session> = { isAuthenticated: true, userId: '1', roles: [TENANT_ADMIN] };

/** What a page asked for, and whether it looked how many rows a list has. */
type Asked = [reads: readonly FirstRead[], hasList: boolean];

/** What is asked for whatever day it is: the document is made on one, and read on others. */
async function askedAnyDay(page: string, rows: string): Promise<Asked> {
  const [today, hasList] = await askedAt(page, rows);
  const { Date: clock } = globalThis;
  const later = clock.now() + 400 * 24 * 60 * 60 * 1000;
  globalThis.Date = new Proxy(clock, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [later] : given) as Date,
    get: (target, name) => (name === 'now' ? () => later : (Reflect.get(target, name) as unknown)),
  });
  try {
    const then = new Set((await askedAt(page, rows))[0].map(String));
    return [today.filter((read) => then.has(String(read))), hasList];
  } finally {
    globalThis.Date = clock;
  }
}

/** What a console asks for until its page stands. No service is there: all but the session is refused. */
async function askedAt(page: string, rows: string): Promise<Asked> {
  const asked = new Map<string, FirstRead>();
  let hasList = false;
  const { router, dispose } = createConsoleAt(page, {
    config: { retryDelaysMs: [], logLevel: 'silent' },
    storage: storing(rows, () => (hasList = true)),
    fetch: (input, init) => {
      const address = input as string;
      if ((init?.method ?? 'GET') !== (init?.body ? 'POST' : 'GET'))
        throw new Error(`${address} is read in a way that no document can.`);
      const read: FirstRead = typeof init?.body === 'string' ? [address, init.body] : [address];
      // What was refused may be asked for again.
      asked.set(String(read), read);
      const isSession = address.endsWith(getAuthInfo.path);
      return Promise.resolve(
        isSession ? Response.json(administrator) : new Response(undefined, { status: 503 }),
      );
    },
  });
  await whenOpened(router);
  dispose();
  return [[...asked.values()], hasList];
}

/** A browser that keeps nothing but the number of rows, and reports when it is looked for. */
function storing(rows: string, onRows: () => void): BrowserStorage {
  function getItem(name: string): string | null {
    if (name !== storedKeys.rowsPerPage.name) return null;
    onRows();
    return rows === '' ? null : rows;
  }
  return { local: { ...emptyStorage, getItem }, session: emptyStorage };
}

function whenOpened(router: Console['router']): Promise<void> {
  return new Promise((resolve) => {
    const look = () => router.state.initialized && router.state.navigation.state === 'idle' && resolve();
    router.subscribe(look);
    look();
  });
}
