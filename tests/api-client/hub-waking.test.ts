import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { line } from './fake-signalr.ts';
import { liveHub } from './watched-hub.ts';

vi.mock('@microsoft/signalr', () => import('./fake-signalr.ts'));

const HOUR = 3_600_000;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let browser: EventTarget;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  browser = new EventTarget();
  page.visibilityState = 'visible';
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', page);
  line.reset();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function setVisibility(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** The computer sleeps: time goes on, timers do not. */
async function sleep(milliseconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + milliseconds);
  await vi.advanceTimersByTimeAsync(5000);
}

test('after sleep a line that seemed to live is replaced, and what is on screen is old', async () => {
  const { hub, phases, returned } = await liveHub();
  await sleep(HOUR);
  expect(phases.slice(-2)).toEqual(['connecting', 'live']);
  expect(line.connections).toHaveLength(2);
  expect(line.connections[0]?.stops).toBe(1);
  expect(returned).toHaveBeenCalledTimes(1);
  await hub.stop();
});

test('a nap shorter than the service waits for us changes nothing', async () => {
  const { hub, returned } = await liveHub();
  await sleep(20_000);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(line.connections).toHaveLength(1);
  expect(returned).not.toHaveBeenCalled();
  await hub.stop();
});

test('the rare timers of a hidden page are no sleep, not even when it is looked at again', async () => {
  const { hub } = await liveHub();
  setVisibility('hidden');
  for (let minute = 0; minute < 5; minute += 1) await sleep(60_000);
  vi.setSystemTime(Date.now() + 60_000);
  setVisibility('visible');
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(line.connections).toHaveLength(1);
  await hub.stop();
});

test('a hidden page that slept comes back as soon as it is looked at', async () => {
  const { hub, returned } = await liveHub();
  setVisibility('hidden');
  vi.setSystemTime(Date.now() + HOUR);
  setVisibility('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(line.connections).toHaveLength(2);
  expect(returned).toHaveBeenCalledTimes(1);
  await hub.stop();
});

test.each([
  ['when the network is back', async () => browser.dispatchEvent(new Event('online'))],
  ['when the page is looked at again', async () => setVisibility('visible')],
  ['after sleep', () => sleep(HOUR)],
])('a try that is due later is made at once %s', async (_, happens) => {
  const { hub, returned } = await liveHub();
  line.isReachable = false;
  line.last.drop();
  await vi.advanceTimersByTimeAsync(18_000);
  line.isReachable = true;
  await happens();
  await vi.advanceTimersByTimeAsync(0);
  expect(hub.state()).toMatchObject({ phase: 'live' });
  expect(returned).toHaveBeenCalledTimes(1);
  await hub.stop();
});

test('the network that is back has replaced a line that seemed to live', async () => {
  const { hub, returned } = await liveHub();
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(line.connections).toHaveLength(2);
  expect(hub.state()).toMatchObject({ phase: 'live' });
  expect(returned).toHaveBeenCalledTimes(1);
  await hub.stop();
});

test('looking at the page again does nothing to a line that lives', async () => {
  const { hub } = await liveHub();
  setVisibility('visible');
  expect(line.connections).toHaveLength(1);
  await hub.stop();
});

test('once it is stopped nothing wakes it, and nothing of it is left', async () => {
  const { hub } = await liveHub();
  await hub.stop();
  browser.dispatchEvent(new Event('online'));
  setVisibility('visible');
  await sleep(HOUR);
  expect(hub.state()).toEqual({ phase: 'off' });
  expect(line.connections).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
