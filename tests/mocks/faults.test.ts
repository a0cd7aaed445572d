import {
  type AnyOperation,
  type ApiClientOptions,
  createApiClient,
  createMailbox,
  getInvoicePdf,
  getMailbox,
  listMailboxes,
  listUsers,
  logout,
} from '@archive-console/api-client';
import {
  createWorld,
  type Fault,
  FAULT_KINDS,
  type FaultKind,
  invoiceIdOf,
  mailboxIdOf,
  signInAs,
  UNKNOWN_VALUE,
  type World,
} from '@archive-console/mocks';
import { fetchFrom } from '@archive-console/mocks/node';
import { createDemoServer } from '@archive-console/mocks/server';
import { describe, expect, it } from 'vitest';
import { failing } from '#tests/failing.ts';
import { close, listen } from '#tests/serving.ts';
import { codeOf, firstPage, refusalOf } from './stage.ts';

const reading = { mailboxId: mailboxIdOf('Sales') };
const writing = { name: 'Choir', mailboxType: 'SharedMailbox' } as const;

/** A signed-in client of a world in which something goes wrong, and the number of its requests. */
function clientIn(world: World, options: ApiClientOptions = {}, onSent = () => {}) {
  let sent = 0;
  const serve = fetchFrom(world);
  const client = createApiClient({
    retryDelaysMs: [0, 0],
    ...options,
    fetch: (input, init) => {
      sent += 1;
      const answer = serve(input, init);
      onSent();
      return answer;
    },
  });
  client.token.write(signInAs(world));
  return { client, sent: () => sent };
}

const worldWith = (...faults: Fault[]) => createWorld({ faults });

interface FaultAnswer {
  kind: string;
  code: string;
  status?: number;
  retryAfter?: number;
}

const NO_CODE = 'Frontend.FetchError';
const unreadable = (status = 200): FaultAnswer => ({ kind: 'unreadable-answer', code: NO_CODE, status });
const refused = (status: number, code = NO_CODE): FaultAnswer => ({ kind: 'refused', code, status });

/** What each fault is for the caller; `own` is the code of the operation with that status. */
const MEETS: Readonly<
  Record<Exclude<FaultKind, 'unknown-value'>, (own: Record<number, string>) => FaultAnswer>
> = {
  'validation-error': () => refused(400, 'Default.ValidationError'),
  unauthorized: () => refused(401, 'Default.Unauthorized'),
  forbidden: () => refused(403, 'Default.Forbidden'),
  'not-found': (own) => refused(404, own[404]),
  conflict: (own) => refused(409, own[409]),
  unprocessable: () => refused(422),
  'too-many-requests': () => ({ ...refused(429), retryAfter: 1 }),
  'unexpected-error': () => refused(500, 'Default.UnexpectedError'),
  'bad-gateway': () => refused(502),
  unavailable: () => refused(503),
  timeout: () => ({ kind: 'timeout', code: 'Client.Timeout' }),
  'network-error': () => ({ kind: 'network', code: NO_CODE }),
  abort: () => ({ kind: 'abort', code: 'Client.Abort' }),
  'malformed-json': () => unreadable(),
  'empty-answer': () => unreadable(),
  'no-content': () => unreadable(204),
  'web-page': () => unreadable(),
  'wrong-shape': () => unreadable(),
};

const kinds = Object.keys(MEETS) as (keyof typeof MEETS)[];
const RETRIED: readonly FaultKind[] = [
  'unexpected-error',
  'bad-gateway',
  'unavailable',
  'network-error',
  'too-many-requests',
];

/** What a call fails with under a fault, and how often it was sent. */
async function meeting(kind: FaultKind, operation: AnyOperation, input: Readonly<Record<string, unknown>>) {
  const world = worldWith({ kind, operation });
  const patience = new AbortController();
  const giveUp = kind === 'abort' ? () => patience.abort() : undefined;
  const { client, sent } = clientIn(world, kind === 'timeout' ? { timeoutMs: 20 } : {}, giveUp);
  const error = await refusalOf(client.call(operation, input, { signal: patience.signal }));
  return { error, sent: sent() };
}

describe('A fault', () => {
  it('is of a kind that is expected here', () => {
    expect([...kinds, 'unknown-value'].toSorted()).toEqual(Object.keys(FAULT_KINDS).toSorted());
  });

  it('fails a read, which is sent again where that can help', async () => {
    const amiss = await failing(kinds, String, async (kind) => {
      const { error, sent } = await meeting(kind, getMailbox, reading);
      expect(error).toMatchObject(MEETS[kind]({ 404: 'Mailbox.NotFound' }));
      expect(sent).toBe(RETRIED.includes(kind) ? 3 : 1);
    });
    expect(amiss).toEqual([]);
  });

  it('fails a write, which is never sent again', async () => {
    const own = { 404: 'User.NotFound', 409: 'Mailbox.EmailAddressInUse' };
    const amiss = await failing(kinds, String, async (kind) => {
      const { error, sent } = await meeting(kind, createMailbox, writing);
      expect(error).toMatchObject(MEETS[kind](own));
      expect(sent).toBe(1);
    });
    expect(amiss).toEqual([]);
  });

  it('unknown-value is read: every enumeration holds an unknown value, and nothing else differs', async () => {
    const { client } = clientIn(worldWith({ kind: 'unknown-value' }));
    const { client: untouched } = clientIn(createWorld());
    const mailbox = await untouched.call(getMailbox, reading);
    expect(await client.call(getMailbox, reading)).toEqual({ ...mailbox, mailboxType: UNKNOWN_VALUE });
    const { rows } = await client.call(listMailboxes, firstPage);
    expect(new Set(rows.map(({ mailboxType }) => mailboxType))).toEqual(new Set([UNKNOWN_VALUE]));
  });

  it('spoils a file as well', async () => {
    const invoice = { invoiceId: invoiceIdOf('RE-2026-10-7731') };
    const spoiling = ['wrong-shape', 'empty-answer', 'malformed-json', 'web-page'] as const;
    const amiss = await failing(spoiling, String, async (kind) => {
      const { client } = clientIn(worldWith({ kind }));
      expect(await refusalOf(client.call(getInvoicePdf, invoice))).toMatchObject(unreadable());
    });
    expect(amiss).toEqual([]);
  });

  it('leaves alone what has no answer to be spoiled, but for a web page', async () => {
    const spoilt = clientIn(worldWith({ kind: 'malformed-json' }));
    await spoilt.client.call(logout);
    const captive = clientIn(worldWith({ kind: 'web-page' }));
    expect(await refusalOf(captive.client.call(logout))).toMatchObject(unreadable());
  });
});

/** Under each of these faults, how many mailboxes there are after one was to be created. */
const createdUnder = (faults: readonly Fault[]) =>
  Promise.all(
    faults.map(async (fault) => {
      const world = worldWith(fault);
      await refusalOf(clientIn(world, { timeoutMs: 500 }).client.call(createMailbox, writing));
      const created = [...world.mailboxes.rows()].filter(({ name }) => name === writing.name);
      return [fault.kind, created.length];
    }),
  );

const all = (asked: readonly FaultKind[], count: number) => asked.map((kind) => [kind, count]);

describe('What was asked', () => {
  it('is not done under a fault that stands before the service', async () => {
    const before = ['unavailable', 'network-error', 'web-page'] as const;
    expect(await createdUnder(before.map((kind) => ({ kind })))).toEqual(all(before, 0));
  });

  it('is done under a fault of which only the answer suffers', async () => {
    const after = ['wrong-shape', 'no-content'] as const;
    expect(await createdUnder(after.map((kind) => ({ kind })))).toEqual(all(after, 1));
  });

  it('is done once where only the answer shall be lost', async () => {
    const lost = ['timeout', 'network-error', 'unavailable', 'wrong-shape'] as const;
    expect(await createdUnder(lost.map((kind) => ({ kind, isDone: true })))).toEqual(all(lost, 1));
  });
});

describe('Faults', () => {
  /** Which of the first six calls fail. */
  async function failedCalls(world: World): Promise<number[]> {
    const { client } = clientIn(world, { retryDelaysMs: [] });
    const failed: number[] = [];
    for (let call = 1; call <= 6; call += 1) {
      await client.call(getMailbox, reading).catch(() => failed.push(call));
    }
    return failed;
  }

  it('come at every call, at the first, or at every third', async () => {
    const kind = 'unavailable';
    expect(await failedCalls(worldWith({ kind }))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await failedCalls(worldWith({ kind, calls: { first: 2 } }))).toEqual([1, 2]);
    expect(await failedCalls(worldWith({ kind, calls: { every: 3 } }))).toEqual([3, 6]);
  });

  it('are over for a read that is tried again often enough', async () => {
    const { client, sent } = clientIn(worldWith({ kind: 'bad-gateway', calls: { first: 2 } }));
    await client.call(getMailbox, reading);
    expect(sent()).toBe(3);
  });

  it('concern one operation, or all; the first that is due counts', async () => {
    const world = worldWith({ kind: 'forbidden', operation: listUsers }, { kind: 'conflict' });
    const { client } = clientIn(world);
    expect(await codeOf(client.call(listUsers, firstPage))).toBe('Default.Forbidden');
    expect(await refusalOf(client.call(getMailbox, reading))).toMatchObject({ status: 409 });
    expect(world.faults.all().map(({ hits }) => hits)).toEqual([1, 2]);
  });

  it('are switched on and off while it runs, for every tenant', async () => {
    const world = createWorld();
    world.tenants.of('trial');
    const { id } = world.faults.add({ kind: 'forbidden' });
    const { client } = clientIn(world);
    client.token.write(signInAs(world, 'trial@demo.example'));
    expect(await codeOf(client.call(listUsers, firstPage))).toBe('Default.Forbidden');
    world.faults.remove(id);
    await client.call(listUsers, firstPage);
  });
});

describe('The service', () => {
  it('takes its time', async () => {
    const { client } = clientIn(createWorld({ latencyMs: 10_000 }), { timeoutMs: 20 });
    expect(await refusalOf(client.call(getMailbox, reading))).toMatchObject({ kind: 'timeout' });
  });

  it('breaks a real connection', async () => {
    const world = worldWith({ kind: 'network-error' });
    const server = createDemoServer({ world });
    const client = createApiClient({ baseUrl: await listen(server), retryDelaysMs: [] });
    client.token.write(signInAs(world));
    expect(await refusalOf(client.call(getMailbox, reading))).toMatchObject(MEETS['network-error']({}));
    await close(server);
  });
});
