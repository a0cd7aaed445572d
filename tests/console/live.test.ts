import {
  calculateSubscriptionPrice,
  createApiClient,
  getAuthInfo,
  getServiceStatus,
  getTenant,
  listBackgroundJobs,
  listImportSources,
  listImportTasks,
  listUsers,
} from '@archive-console/api-client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { line } from '#tests/api-client/fake-signalr.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, query } from '#console/queries/api.ts';
import { backgroundJobsQueries } from '#console/queries/background-jobs.ts';
import { importSourcesQueries } from '#console/queries/import-sources.ts';
import { plansQueries } from '#console/queries/tenant-subscriptions-plans.ts';
import { usersQueries } from '#console/queries/users.ts';
import { readConfig } from '#console/shared/runtime/config.ts';
import { createLive } from '#console/shared/session/live.ts';
import { createLogger } from '#console/shared/runtime/logger.ts';

vi.mock('@microsoft/signalr', () => import('#tests/api-client/fake-signalr.ts'));

const page = { page: 1, rowsPerPage: 10, sortBy: 'displayName' };
const reads = {
  [listUsers.name]: usersQueries.list(page),
  [getTenant.name]: query(getTenant),
  [getServiceStatus.name]: query(getServiceStatus),
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  line.reset();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const jobsAndImports = {
  [listBackgroundJobs.name]: backgroundJobsQueries.active(),
  [listImportSources.name]: importSourcesQueries.list(page),
  [listImportTasks.name]: query(listImportTasks, { ...page, importSourceId: '7' }),
};

/** A connected console that watches some reads and no longer another, and what it then reads. */
async function openConsole(connectsAfterMs = 0, watched: Record<string, object> = reads, starts = true) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const sent: { name: string; at: number }[] = [];
  connect(queryClient, createApiClient({ fetch: () => new Promise(() => undefined) }));
  const watch = (name: string, read: object) =>
    new QueryObserver(queryClient, {
      ...read,
      queryKey: (read as { queryKey: readonly unknown[] }).queryKey,
      queryFn: () => {
        sent.push({ name, at: Date.now() });
        return Promise.resolve(name);
      },
    }).subscribe(() => undefined);
  watch(getAuthInfo.name, query(getAuthInfo));
  for (const [name, read] of Object.entries(watched)) watch(name, read);
  watch('left', usersQueries.detail('7'))();
  const live = createLive({ config: readConfig({}), queryClient, logger: createLogger('silent') });
  // Before it is started it reports nothing as lost.
  expect(live.state()).toEqual({ phase: 'connecting' });
  await vi.advanceTimersByTimeAsync(connectsAfterMs);
  sent.length = 0;
  async function start(): Promise<void> {
    live.start();
    // Its file is fetched first: that takes turns, and no time.
    while (live.state().phase !== 'live') await vi.advanceTimersByTimeAsync(0);
  }
  if (starts) await start();
  return { live, queryClient, sent, start };
}

const names = (sent: readonly { name: string }[]) => sent.map(({ name }) => name).toSorted();
const everything = Object.keys(reads).toSorted();

test('after a loss, what is on screen is read again: each read once, within 2 s, the session not', async () => {
  const { live, sent } = await openConsole();
  line.last.drop();
  await vi.advanceTimersByTimeAsync(2000);
  expect(names(sent)).toEqual(everything);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(everything.length);
  live.stop();
});

/** A price: no page shows one while it is read again. */
const price = {
  [calculateSubscriptionPrice.name]: plansQueries.price({
    appliedCoupons: [],
    selectedStandardUsers: 5,
    selectedStoragePackage: '7',
  }),
};

test('what events report is read again once where it was read before the first connection: some seconds after it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  const { live, sent } = await openConsole(1000, { ...reads, ...price });
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(names(sent)).toEqual([getTenant.name, listUsers.name]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
  live.stop();
});

test('what was read since the first connection is not read again, nor anything once the user has signed out', async () => {
  const { live, sent } = await openConsole(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  live.stop();
  const left = await openConsole(1000);
  left.live.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(left.sent).toEqual([]);
});

/** A read whose answers come when they are let. */
function readByHand(queryClient: QueryClient) {
  const answers: (() => void)[] = [];
  const queryFn = vi.fn(() => new Promise<never>((resolve) => answers.push(() => resolve('user' as never))));
  const { queryKey } = usersQueries.detail('8');
  const show = () => new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  return { show, queryFn, answerNext: () => answers.shift()?.() };
}

test.each([
  ['soon after the connection', 500, 60_000],
  ['long after it', 60_000, 1000],
])(
  'what was on its way when the hub was connected first is read again where its answer comes %s',
  async (_when, answeredAfter, lookedAtAfter) => {
    const { live, queryClient, start } = await openConsole(1000, {}, false);
    const { show, queryFn, answerNext } = readByHand(queryClient);
    show();
    await start();
    await vi.advanceTimersByTimeAsync(answeredAfter);
    expect(queryFn).toHaveBeenCalledTimes(1);
    answerNext();
    await vi.advanceTimersByTimeAsync(lookedAtAfter);
    expect(queryFn).toHaveBeenCalledTimes(2);
    answerNext();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queryFn).toHaveBeenCalledTimes(2);
    live.stop();
  },
);

test('what was on its way when the line was there again is read after its answer, and what was sent since is not', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  const { live, queryClient } = await openConsole(0, {});
  const before = readByHand(queryClient);
  before.show();
  line.last.drop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(before.queryFn).toHaveBeenCalledTimes(1);
  before.answerNext();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(before.queryFn).toHaveBeenCalledTimes(2);
  live.stop();

  const left = await openConsole(0, {});
  line.last.drop();
  await vi.advanceTimersByTimeAsync(1000);
  const after = readByHand(left.queryClient);
  after.show();
  await vi.advanceTimersByTimeAsync(2000);
  after.answerNext();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(after.queryFn).toHaveBeenCalledTimes(1);
  left.live.stop();
});

test('an event that is not known refreshes jobs and imports (D60), and nothing else', async () => {
  const { live, sent } = await openConsole(0, { ...reads, ...jobsAndImports });
  line.last.send('RetentionChanged', { ids: ['7'] });
  await vi.advanceTimersByTimeAsync(2000);
  expect(names(sent)).toEqual(Object.keys(jobsAndImports).toSorted());
  live.stop();
});

test('losses in a row are one reading', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  const { live, sent } = await openConsole();
  for (let loss = 0; loss < 5; loss += 1) {
    line.last.drop();
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(names(sent)).toEqual(everything);
  live.stop();
});

test('a user who signs out before that reads nothing more', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  const { live, sent } = await openConsole();
  line.last.drop();
  await vi.advanceTimersByTimeAsync(100);
  live.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  expect(live.state()).toEqual({ phase: 'off' });
});

test('two hundred consoles do not read at the same moment: no tenth of a second has more than a tenth of them', async () => {
  // Evenly spread numbers in place of chance: what is looked at is what becomes of them.
  let drawn = 0;
  vi.spyOn(Math, 'random').mockImplementation(() => (drawn = (drawn + 1) % 200) / 200);
  const consoles = [];
  for (let count = 0; count < 200; count += 1) consoles.push(await openConsole());
  const now = Date.now();
  for (const connection of line.connections) connection.drop();
  await vi.advanceTimersByTimeAsync(2000);
  const slots = new Map<number, number>();
  for (const { sent } of consoles)
    for (const { at } of sent)
      slots.set(Math.floor((at - now) / 100), (slots.get(Math.floor((at - now) / 100)) ?? 0) + 1);
  const all = 200 * everything.length;
  expect([...slots.values()].reduce((sum, count) => sum + count, 0)).toBe(all);
  expect(Math.max(...slots.values())).toBeLessThanOrEqual(all / 10);
  for (const { live } of consoles) live.stop();
});
