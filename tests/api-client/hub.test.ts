import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHub } from '@archive-console/api-client/hub';
import { line } from './fake-signalr.ts';
import { hubAt, liveHub } from './watched-hub.ts';

vi.mock('@microsoft/signalr', () => import('./fake-signalr.ts'));

const NOON = new Date('2026-11-21T12:00:00Z').getTime();

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  line.reset();
});

afterEach(() => {
  vi.useRealTimers();
});

const waits = () => line.triedAt.slice(1).map((time, index) => time - (line.triedAt[index] ?? 0));

describe('connecting', () => {
  test('goes from off over connecting to live, which is no return', async () => {
    const { hub, phases, returned } = hubAt();
    expect(hub.state()).toEqual({ phase: 'off' });
    hub.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(phases).toEqual(['connecting', 'live']);
    expect(returned).not.toHaveBeenCalled();
  });

  test('keeps the constants of the specification', async () => {
    await liveHub();
    expect(line.last.build).toMatchObject({
      url: 'https://archive.example/hub',
      options: { timeout: 100_000, WebSocket: globalThis.WebSocket },
      withServerTimeout: 30_000,
      withKeepAliveInterval: 15_000,
      withStatefulReconnect: { bufferSize: 100_000 },
    });
  });

  test('asks for the token as it is at that moment', () => {
    let token = 'first';
    hubAt(() => token).hub.start();
    expect(line.last.build.options?.accessTokenFactory()).toBe('first');
    token = 'fresh';
    expect(line.last.build.options?.accessTokenFactory()).toBe('fresh');
  });

  test('without a token, none is asked for: the cookie goes alone', () => {
    createHub({ url: '/hub' }).start();
    expect(line.last.build.options).not.toHaveProperty('accessTokenFactory');
  });

  test('the state is one object until it changes', async () => {
    const { hub } = await liveHub();
    expect(hub.state()).toBe(hub.state());
  });
});

describe('coming back', () => {
  const delays = [0, 2000, 5000, 10_000, 20_000, 30_000, 30_000, 30_000];

  test('tries after the delays of the specification, the last of which repeats', async () => {
    const { hub, returned } = await liveHub();
    line.isReachable = false;
    line.last.drop();
    await vi.advanceTimersByTimeAsync(delays.reduce((sum, delay) => sum + delay));
    expect(waits()).toEqual(delays);
    expect(hub.state()).toEqual({ phase: 'reconnecting', retryAt: Date.now() + 30_000 });
    line.isReachable = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(hub.state()).toMatchObject({ phase: 'live' });
    expect(returned).toHaveBeenCalledTimes(1);
    expect(line.connections).toHaveLength(1);
  });

  test('tries by the same delays when the first connection cannot be had, and says when it can', async () => {
    line.isReachable = false;
    const { hub, returned } = await liveHub();
    await vi.advanceTimersByTimeAsync(delays.reduce((sum, delay) => sum + delay));
    expect(waits()).toEqual(delays);
    line.isReachable = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(hub.state()).toMatchObject({ phase: 'live' });
    expect(returned).toHaveBeenCalledTimes(1);
  });

  test('a connection the service ends is replaced', async () => {
    const { hub, returned } = await liveHub();
    line.last.close();
    expect(hub.state()).toEqual({ phase: 'reconnecting', retryAt: NOON });
    await vi.advanceTimersByTimeAsync(0);
    expect(hub.state()).toMatchObject({ phase: 'live' });
    expect(returned).toHaveBeenCalledTimes(1);
  });

  test('at once when asked to, and by the delays again when that fails', async () => {
    const { hub, phases } = await liveHub();
    line.isReachable = false;
    line.last.drop();
    await vi.advanceTimersByTimeAsync(10_000);
    hub.tryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(line.triedAt.at(-1)).toBe(NOON + 10_000);
    expect(hub.state()).toEqual({ phase: 'reconnecting', retryAt: NOON + 12_000 });
    line.isReachable = true;
    hub.tryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(phases.slice(-2)).toEqual(['connecting', 'live']);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(line.triedAt.at(-1)).toBe(NOON + 10_000);
  });

  test('asked to while off or live, nothing happens', async () => {
    const { hub } = hubAt();
    hub.tryNow();
    expect(line.connections).toHaveLength(0);
    hub.start();
    await vi.advanceTimersByTimeAsync(0);
    hub.tryNow();
    expect(line.connections).toHaveLength(1);
  });

  test('a hundred losses leave one listener', async () => {
    const { hub } = await liveHub();
    const changed = vi.fn<(payload: { ids: string[] }) => void>();
    hub.on('UsersChanged', changed);
    for (let loss = 0; loss < 100; loss += 1) {
      if (loss % 2 === 0) line.last.drop();
      else line.last.close();
      await vi.advanceTimersByTimeAsync(0);
    }
    for (const connection of line.connections) connection.send('UsersChanged', { ids: ['7'] });
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

describe('start and stop', () => {
  test('starting twice connects once', async () => {
    const { hub } = await liveHub();
    hub.start();
    expect(line.connections).toHaveLength(1);
  });

  test('stopping twice, or before the start, is quiet', async () => {
    const { hub, phases } = hubAt();
    await hub.stop();
    hub.start();
    await hub.stop();
    await hub.stop();
    expect(phases).toEqual(['connecting', 'off']);
    expect(line.last.stops).toBe(1);
  });

  test('stopped while it connects, it stays off', async () => {
    const { hub } = hubAt();
    hub.start();
    await hub.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hub.state()).toEqual({ phase: 'off' });
  });

  test('stopped while it waits, it does not try again', async () => {
    line.isReachable = false;
    const { hub } = await liveHub();
    await vi.advanceTimersByTimeAsync(1000);
    const tries = line.triedAt.length;
    await hub.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(line.triedAt).toHaveLength(tries);
    expect(hub.state()).toEqual({ phase: 'off' });
  });

  test('stopped by a listener that hears of the loss, it stays off', async () => {
    const { hub } = await liveHub();
    hub.subscribe(() => {
      if (hub.state().phase === 'reconnecting') void hub.stop();
    });
    line.last.drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hub.state()).toEqual({ phase: 'off' });
    expect(line.triedAt).toHaveLength(1);
  });

  test('stopped by a listener that hears that it cannot be connected, it stays off', async () => {
    line.isReachable = false;
    const { hub } = hubAt();
    hub.subscribe(() => {
      if (hub.state().phase === 'reconnecting') void hub.stop();
    });
    hub.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hub.state()).toEqual({ phase: 'off' });
    expect(line.triedAt).toHaveLength(1);
  });

  test('stopped by a listener that hears that it connects, it does not connect', async () => {
    const { hub } = hubAt();
    hub.subscribe(() => void hub.stop());
    hub.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hub.state()).toEqual({ phase: 'off' });
    expect(line.connections).toHaveLength(0);
  });

  test('started again at once, only the new connection counts', async () => {
    const { hub } = await liveHub();
    const changed = vi.fn<(payload: { ids: string[] }) => void>();
    hub.on('UsersChanged', changed);
    const old = line.last;
    void hub.stop();
    hub.start();
    await vi.advanceTimersByTimeAsync(0);
    old.send('UsersChanged', { ids: ['old'] });
    old.close();
    line.last.send('UsersChanged', { ids: ['new'] });
    expect(hub.state()).toMatchObject({ phase: 'live' });
    expect(changed.mock.calls).toEqual([[{ ids: ['new'] }]]);
  });
});
