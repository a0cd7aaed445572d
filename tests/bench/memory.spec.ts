import { chromium, expect, type Page, test } from '@playwright/test';
import { demoListener } from '@archive-console/mocks/server';
import { createConsoleServer } from '#deploy/server.ts';
import { siteOf } from '#deploy/site.ts';
import { browserLaunch } from '#tests/browser.ts';
import { openSignedIn } from '#tests/e2e/sign-in.ts';
import { close, listen } from '#tests/serving.ts';

/** Changes of the route; the first of them fill what is kept on purpose, such as the answers of each area. */
const CHANGES = 200;
const FIRST = 50;
/** What one change may leave (performance budgets). */
const MOST = { bytes: 2000, nodes: 0, listeners: 0 };

interface Held {
  changes: number;
  bytes: number;
  nodes: number;
  listeners: number;
}

/** What the page holds once all that can be freed is freed. */
async function heldBy(page: Page, changes: number): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  let usedSize = Infinity;
  // What only a weak reference or an animation holds is free after another look.
  for (let look = 0; look < 5; look += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await session.send('HeapProfiler.collectGarbage');
    usedSize = Math.min(usedSize, (await session.send('Runtime.getHeapUsage')).usedSize);
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { changes, bytes: usedSize, nodes, listeners: jsEventListeners };
}

/** How much a figure grows with each change: the median over all pairs, for a page on its way out is at times still held. */
function growth(held: readonly Held[], figure: 'bytes' | 'nodes' | 'listeners'): number {
  const slopes = held.flatMap((early, index) =>
    held.slice(index + 1).map((late) => (late[figure] - early[figure]) / (late.changes - early.changes)),
  );
  return slopes.toSorted((a, b) => a - b)[slopes.length >> 1] ?? 0;
}

test('200 changes of the route over all areas keep next to nothing', async () => {
  test.setTimeout(600_000);
  const launch = browserLaunch();
  // What the engine keeps of code it has made faster is no leak of the page.
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, '--js-flags=--jitless,--no-flush-bytecode'],
  });
  const server = createConsoleServer(siteOf('packages/console/dist'), demoListener());
  const page = await browser.newPage({ baseURL: await listen(server) });
  try {
    await openSignedIn(page);
    const links = page.getByRole('navigation', { name: 'Main navigation' }).locator('li').getByRole('link');
    await expect(links.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const areas = await links.count();
    const held: Held[] = [];
    for (let changes = 0; changes < CHANGES || changes % areas !== 0; changes += 1) {
      const link = links.nth((changes + 1) % areas);
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await page.waitForLoadState('networkidle');
      // Always in the same area: what it shows itself is in each figure.
      if ((changes + 1) % areas === 0 && changes >= FIRST) held.push(await heldBy(page, changes + 1));
    }
    for (const at of held)
      console.log(
        `after ${at.changes}: ${(at.bytes / 1e6).toFixed(2)} MB, ${at.nodes} nodes, ${at.listeners} listeners`,
      );
    const kept = {
      bytes: growth(held, 'bytes'),
      nodes: growth(held, 'nodes'),
      listeners: growth(held, 'listeners'),
    };
    console.log(
      `a change keeps ${kept.bytes.toFixed(0)} bytes, ${kept.nodes.toFixed(2)} nodes, ${kept.listeners.toFixed(2)} listeners`,
    );
    expect(Math.round(kept.nodes)).toBeLessThanOrEqual(MOST.nodes);
    expect(Math.round(kept.listeners)).toBeLessThanOrEqual(MOST.listeners);
    expect(kept.bytes).toBeLessThanOrEqual(MOST.bytes);
  } finally {
    await browser.close();
    await close(server);
  }
});
