import type { BrowserContext } from 'playwright';

/** One request of a page; times in milliseconds since the epoch. */
export interface Recorded {
  path: string;
  startedAt: number;
  endedAt: number;
}

/**
 * How long every request takes at least, in milliseconds. Long against the work of a page, so that of two requests
 * only those count as one after the other of which the second had to wait for the first. It passes before a request
 * gets a connection: how many of those a browser opens at once is no property of the page.
 */
const ROUND_TRIP = 250;

/** Writes down every request that the pages of a context make from now on. */
export async function recordRequests(context: BrowserContext): Promise<Recorded[]> {
  const requests: Recorded[] = [];
  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const recorded = { path: pathname, startedAt: Date.now(), endedAt: Number.POSITIVE_INFINITY };
    requests.push(recorded);
    await new Promise((resolve) => setTimeout(resolve, ROUND_TRIP));
    const answer = await route.fetch();
    await route.fulfill({ response: answer });
    recorded.endedAt = Date.now();
  });
  return requests;
}
