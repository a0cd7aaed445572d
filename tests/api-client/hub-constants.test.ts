import { createHub, HUB_SETTINGS } from '@archive-console/api-client/hub';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// Runs the library itself over a network made of values: checks what it does, and not only its options.

const END = '\u001E';
const PING = `{"type":6}${END}`;
const HUB = 'https://archive.example/hub';

class Socket extends EventTarget {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = Socket.OPEN;
  readonly sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: object) => void;

  constructor() {
    super();
    Socket.last = this;
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    this.sent.push(text);
    if (text.includes('"protocol"')) this.onmessage?.({ data: `{}${END}` });
  }

  close(): void {
    this.onclose?.({ wasClean: true, code: 1000 });
  }
}

type Reaction = (request: { method: string; url: URL; signal: AbortSignal }) => Promise<Response>;

/** A request that is never answered, and fails when it is given up. */
const silence: Reaction = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('It was given up.')));
  });

/** A started hub over a network that answers with `reaction`; its requests and its log. */
async function startedHub(reaction: Reaction) {
  const requests: { method: string; url: URL; signal: AbortSignal; at: number }[] = [];
  const log: string[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    const { method = 'GET', signal } = init;
    if (!signal) throw new Error('A request of the hub that cannot be given up.');
    const request = { method, url: new URL(input), signal, at: Date.now() };
    requests.push(request);
    return reaction(request);
  });
  const hub = createHub({ url: HUB, token: () => 's3cret', log: (_, message) => log.push(message) });
  hub.start();
  await vi.advanceTimersByTimeAsync(0);
  return { hub, requests, log };
}

const offer =
  (transport: string, more = {}): Reaction =>
  () =>
    Promise.resolve(
      Response.json({
        negotiateVersion: 1,
        connectionId: 'c',
        connectionToken: 't',
        availableTransports: [{ transport, transferFormats: ['Text'] }],
        ...more,
      }),
    );

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('WebSocket', Socket);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what the hub is made with is what the specification says', () => {
  expect(HUB_SETTINGS).toEqual({
    reconnectDelaysMs: [0, 2000, 5000, 10_000, 20_000, 30_000],
    serverTimeoutMs: 30_000,
    keepAliveMs: 15_000,
    messageBufferBytes: 100_000,
    requestTimeoutMs: 100_000,
  });
});

describe('on a line', () => {
  test('that falls silent, a sign of life is sent after 15 s; after 30 s it counts as lost', async () => {
    const { hub } = await startedHub(offer('WebSockets'));
    expect(hub.state()).toMatchObject({ phase: 'live' });
    const phases: string[] = [];
    hub.subscribe(() => phases.push(hub.state().phase));
    const { sent } = Socket.last;
    const pings = () => sent.filter((text) => text === PING).length;
    Socket.last.onmessage?.({ data: PING });
    const before = pings();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(pings()).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(pings()).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(hub.state()).toMatchObject({ phase: 'live' });
    await vi.advanceTimersByTimeAsync(1);
    expect(phases).toEqual(['reconnecting']);
    await hub.stop();
  });

  test('with stateful reconnect, what arrived is acknowledged after 1 s: the library’s own', async () => {
    const { hub, requests } = await startedHub(offer('WebSockets', { useStatefulReconnect: true }));
    expect(requests[0]?.url.searchParams.get('useStatefulReconnect')).toBe('true');
    Socket.last.onmessage?.({
      data: `{"type":1,"target":"UsersChanged","arguments":[{"ids":["1"]}]}${END}`,
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(Socket.last.sent.join('')).not.toContain('"type":8');
    await vi.advanceTimersByTimeAsync(1);
    expect(Socket.last.sent.at(-1)).toBe(`{"type":8,"sequenceId":1}${END}`);
    await hub.stop();
  });
});

describe('a request', () => {
  test('without an answer is given up after 100 s', async () => {
    const { hub, requests } = await startedHub(silence);
    await vi.advanceTimersByTimeAsync(99_999);
    expect(requests[0]?.signal.aborted).toBe(false);
    expect(hub.state()).toEqual({ phase: 'connecting' });
    await vi.advanceTimersByTimeAsync(1);
    expect(requests[0]?.signal.aborted).toBe(true);
    await hub.stop();
  });

  test('that waits for news is given up after 100 s and sent again: the library’s own', async () => {
    let polls = 0;
    const { hub, requests } = await startedHub((request) => {
      if (request.url.pathname.endsWith('/negotiate')) return offer('LongPolling')(request);
      if (request.method !== 'GET') return Promise.resolve(new Response());
      polls += 1;
      if (polls === 1) return Promise.resolve(new Response());
      return polls === 2 ? Promise.resolve(new Response(`{}${END}`)) : silence(request);
    });
    expect(hub.state()).toMatchObject({ phase: 'live' });
    const [waiting] = requests.slice(-1);
    await vi.advanceTimersByTimeAsync(99_999);
    expect([waiting?.signal.aborted, polls]).toEqual([false, 3]);
    await vi.advanceTimersByTimeAsync(1);
    expect([waiting?.signal.aborted, polls]).toEqual([true, 4]);
    expect(hub.state()).toMatchObject({ phase: 'live' });
    await hub.stop();
  });

  test('for a line is sent on 100 times at most: the library’s own', async () => {
    const { hub, requests, log } = await startedHub(() =>
      Promise.resolve(Response.json({ negotiateVersion: 1, url: `${HUB}/elsewhere` })),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(log.join('\n')).toContain('Negotiate redirection limit exceeded.');
    const isFirst = ({ url }: { url: URL }) => url.pathname === '/hub/negotiate';
    const secondTry = requests.findIndex((request, index) => index > 0 && isFirst(request));
    expect(secondTry).toBe(100);
    await hub.stop();
  });
});
