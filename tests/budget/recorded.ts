import type { BrowserContext, Page } from 'playwright';

/** One request of a page; times in milliseconds since the page was asked for, by the page's own clock. */
export interface Recorded {
  path: string;
  startedAt: number;
  endedAt: number;
}

/**
 * How long every request takes at least, in milliseconds. Long against the work of a page even on a busy machine, so that of two requests
 * only those count as one after the other of which the second had to wait for the first. It passes before a request
 * gets a connection: how many of those a browser opens at once is no property of the page.
 */
const ROUND_TRIP = 1500;

/** Makes every request of a context's pages take a round trip at least. Answers how to let later ones through at once. */
export async function slowDown(context: BrowserContext): Promise<() => void> {
  let pause = ROUND_TRIP;
  await context.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    // The page may be closed by now; then no code waits for the answer.
    await route.continue().catch(() => undefined);
  });
  return () => {
    pause = 0;
  };
}

/** Every request that a page has made until now. The browser's own times: a busy machine does not blur them. */
export function requestsOf(page: Page): Promise<Recorded[]> {
  return page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => ({
        path: new URL(name).pathname,
        startedAt: startTime,
        endedAt: responseEnd,
      })),
  );
}
