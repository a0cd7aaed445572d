import { expect, type Page, test } from '@playwright/test';
import { createWorld, realClock, type World } from '@archive-console/mocks';
import { demoListener } from '@archive-console/mocks/server';
import { createConsoleServer } from '#deploy/server.ts';
import { siteOf } from '#deploy/site.ts';
import { openSignedIn } from '#tests/e2e/sign-in.ts';
import { close, listen } from '#tests/serving.ts';

const SOURCES = 5000;
/** `BENCH_MINUTES=1` for a look in between: the rate is the same. */
const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 10);
const SECONDS = MINUTES * 60;
/** What the page reads at first, and what the engine makes faster, is over by then. */
const SETTLED_S = 15;
/** Then it is looked for what can be freed, which holds the page up: what counts comes after it. */
const FROM_S = SETTLED_S + 2;
const CPU_SLOWER = 4;
/** Of a page, unless the reader chooses more. */
const ROWS = 25;
const TOTAL = 1_000_000;
/** How much an update adds, so that each is another figure on screen. */
const STEP = 137;
/** Milliseconds of one task, and bytes that the page may hold more at the end than once it had settled. */
const MOST = { task: 50, growth: 1_500_000 };

interface LiveImports {
  /** The figures that the first row has shown, in their order. */
  shown: string[];
  /** Every task that was too long: when it began and how long it took, in milliseconds. */
  tasks: { at: number; took: number }[];
}

declare global {
  interface Window {
    /** Only in the pages of this bench. */
    liveImports: LiveImports;
  }
}

const names = Array.from({ length: SOURCES }, (_, index) => `${String(index).padStart(4, '0')} mailbox`);

/** A tenant that imports from so many sources at once, first in the list; what the demo has besides stays as it is. */
function importingWorld(): World {
  const world = createWorld({ clock: realClock() });
  const [copied] = world.importSources.rows();
  if (copied === undefined) throw new Error('The demo has no import source to copy.');
  for (const displayName of names)
    world.importSources.put({
      ...copied,
      id: displayName,
      displayName,
      importSourceTaskState: 'Import',
      total: TOTAL,
      done: 0,
      errorMessage: '',
    });
  return world;
}

/** Each of them makes progress, and the hub reports it. */
function advance(world: World, done: number): void {
  for (const id of names) {
    const source = world.importSources.get(id);
    if (source !== undefined) world.importSources.put({ ...source, done });
    world.hub.notify('ImportProgress', {
      importSourceId: id,
      importSourceTaskState: 'Import',
      total: TOTAL,
      done,
      errorMessage: '',
    });
  }
}

/** Records what the first row shows, and which tasks are too long. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const live: LiveImports = { shown: [], tasks: [] };
    window.liveImports = live;
    const look = () => {
      const shown = document.querySelector('main [role="progressbar"], main progress');
      const text = shown?.getAttribute('aria-valuetext') ?? '';
      if (text !== live.shown.at(-1)) live.shown.push(text);
    };
    new MutationObserver(look).observe(document.querySelector('main') ?? document, {
      subtree: true,
      attributes: true,
      childList: true,
    });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        live.tasks.push({ at: startTime, took: duration });
    }).observe({ type: 'longtask' });
  });
}

/** What the page holds once all that can be freed is freed. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

test(`${SOURCES} sources make progress for ${MINUTES} minutes: no update is lost, nothing is held, no task is long`, async ({
  browser,
}) => {
  test.setTimeout((SECONDS + 120) * 1000);
  const world = importingWorld();
  const server = createConsoleServer(siteOf('packages/console/dist'), demoListener({ world }));
  const page = await browser.newPage({ baseURL: await listen(server) });
  const figureOf = (second: number) => (second * STEP).toLocaleString('en-US');
  try {
    await openSignedIn(page, '/home/import-sources');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(ROWS + 1);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    await watch(page);
    let early = 0;
    const began = Date.now();
    for (let second = 1; second <= SECONDS; second += 1) {
      advance(world, second * STEP);
      if (second === SETTLED_S) {
        early = await heapOf(page);
      }
      if (second === FROM_S) await page.evaluate(() => void (window.liveImports.tasks = []));
      await page.waitForTimeout(Math.max(0, began + second * 1000 - Date.now()));
    }
    const last = `${figureOf(SECONDS)} of ${TOTAL.toLocaleString('en-US')} mails`;
    const bars = page.locator('main').getByRole('progressbar');
    await expect(bars).toHaveCount(ROWS);
    const texts = () =>
      bars.evaluateAll((all) => [...new Set(all.map((bar) => bar.getAttribute('aria-valuetext')))]);
    await expect.poll(texts).toEqual([last]);
    const { shown, tasks } = await page.evaluate(() => window.liveImports);
    const longest = Math.max(0, ...tasks.map(({ took }) => took));
    const missed = Array.from({ length: SECONDS - FROM_S }, (_, index) =>
      figureOf(index + 1 + FROM_S),
    ).filter((figure) => !shown.some((text) => text.startsWith(`${figure} `)));
    const late = await heapOf(page);
    console.log(
      `${SECONDS} s: longest task ${longest.toFixed(0)} ms, ${missed.length} figures not shown, ` +
        `heap ${(early / 1e6).toFixed(1)} → ${(late / 1e6).toFixed(1)} MB`,
      ...tasks.map(({ at, took }) => `\nat ${(at / 1000).toFixed(1)} s a task of ${took.toFixed(0)} ms`),
    );
    expect(missed).toEqual([]);
    expect(late - early).toBeLessThanOrEqual(MOST.growth);
    expect(longest).toBeLessThanOrEqual(MOST.task);
  } finally {
    await page.close();
    await close(server);
  }
});
