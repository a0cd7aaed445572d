import type { Browser, BrowserContext, Page } from '@playwright/test';
import { accounts } from '@archive-console/mocks';

/** How a first screen came, in milliseconds since it was asked for. */
export interface FirstPaint {
  /** When the largest piece of it was painted. */
  lcp: number;
  /** When it could be used: the field or the first row was there, and what is pressed is answered. */
  usable: number;
  /** By how much tasks were longer than 50 ms, in sum. */
  blocked: number;
  script: number;
  /** Style and layout. */
  layout: number;
}

/** A connection, as Chromium's developer tools emulate it. */
export interface Network {
  name: string;
  latency: number;
  /** Bytes in a second. */
  throughput: number;
}

export const networks: readonly Network[] = [
  { name: 'Slow 4G', latency: 562.5, throughput: 180_000 },
  { name: 'Fast 4G', latency: 165, throughput: 1_012_500 },
];

const CPU_SLOWER = 4;

/** Opens an address in an empty browser on a slow computer and waits until nothing comes any more. */
export async function firstPaintOf(
  browser: Browser,
  { url, usable, network, signedIn }: { url: string; usable: string; network: Network; signedIn: boolean },
): Promise<FirstPaint> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  try {
    if (signedIn) await signIn(context, url);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.throughput,
      uploadThroughput: network.throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    await watch(page, usable);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.firstPaint.usable > 0 && window.firstPaint.isQuiet(), undefined, {
      timeout: 60_000,
      polling: 200,
    });
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    const { lcp, usable: at, blocked } = await page.evaluate(() => ({ ...window.firstPaint }));
    return {
      lcp,
      usable: at,
      blocked,
      script: seconds('ScriptDuration') * 1000,
      layout: (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000,
    };
  } finally {
    await context.close();
  }
}

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const [{ email, password }] = accounts;
  const data = { email, password, rememberMe: false };
  await context.request.post(new URL('/v2/authentication/login', url).href, { data });
}

declare global {
  interface Window {
    /** Only in the pages of this bench. */
    firstPaint: { lcp: number; usable: number; blocked: number; lastTask: number; isQuiet: () => boolean };
  }
}

/** Records paints and long tasks from the start, and when what makes the page usable is in the picture. */
async function watch(page: Page, usable: string): Promise<void> {
  await page.addInitScript((selector) => {
    const seen = {
      lcp: 0,
      usable: 0,
      blocked: 0,
      lastTask: 0,
      // Two seconds without a long task or a request.
      isQuiet: () => {
        const ends = performance
          .getEntriesByType('resource')
          .map((entry) => entry.startTime + entry.duration);
        return performance.now() - Math.max(seen.lastTask, seen.usable, ...ends) > 2000;
      },
    };
    window.firstPaint = seen;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        seen.blocked += duration - 50;
        seen.lastTask = startTime + duration;
      }
    }).observe({ type: 'longtask', buffered: true });
    const look = () => {
      if (document.querySelector(selector) === null) requestAnimationFrame(look);
      else requestAnimationFrame(() => (seen.usable = performance.now()));
    };
    requestAnimationFrame(look);
  }, usable);
}
