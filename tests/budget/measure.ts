import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { accounts } from '@archive-console/mocks';
import { demoListener } from '@archive-console/mocks/server';
import type { Browser, BrowserContext, Page } from 'playwright';
import { createConsoleServer } from '#deploy/server.ts';
import { siteOf } from '#deploy/site.ts';
import { close, listen } from '#tests/serving.ts';
import { inARow } from './in-a-row.ts';
import type { Limits, ScreenName } from './limits.ts';
import { type Recorded, requestsOf, slowDown } from './recorded.ts';

/** What a screen asked for until it could be used; kB of 1000 bytes, gzip 9. */
export interface Measures extends Limits {
  /** Every request, in order, and what it weighed. */
  list: (Recorded & { kB: number })[];
}

/** What is there as soon as the console itself can be used, not what the document shows before. */
const USABLE: Readonly<Record<ScreenName, { at: string; selector: string }>> = {
  signIn: { at: '/', selector: '#root input[type=password]' },
  firstList: { at: '/home/users', selector: 'tbody tr a[href]' },
};

/** Opens a first screen in an empty browser. */
export async function measureScreen(browser: Browser, name: ScreenName): Promise<Measures> {
  const server = createConsoleServer(siteOf('packages/console/dist'), demoListener());
  const context = await browser.newContext({ locale: 'en-US', baseURL: await listen(server) });
  try {
    if (name === 'firstList') await signIn(context);
    const speedUp = await slowDown(context);
    const page = await context.newPage();
    const paintedAt = await openUntilPainted(page, USABLE[name]);
    speedUp();
    // What was still on its way is in the list as soon as it has come.
    await page.waitForLoadState('networkidle');
    const requests = await requestsOf(page);
    return weigh(requests, paintedAt);
  } finally {
    await context.close();
    await close(server);
  }
}

async function signIn(context: BrowserContext): Promise<void> {
  const [{ email, password }] = accounts;
  const answer = await context.request.post('/v2/authentication/login', {
    data: { email, password, rememberMe: false },
  });
  if (!answer.ok()) throw new Error(`The demo account ${email} cannot sign in: ${answer.status()}.`);
}

/** Answers when the frame that shows the element was on its way to the screen, by the page's own clock. */
async function openUntilPainted(
  page: Page,
  { at, selector }: { at: string; selector: string },
): Promise<number> {
  await page.goto(at, { waitUntil: 'commit' });
  // Asked before every frame, inside the page: nothing that comes after it counts.
  const painted = await page.waitForFunction(
    (wanted) => (document.querySelector(wanted) === null ? 0 : performance.now()),
    selector,
  );
  return painted.jsonValue();
}

function weigh(all: readonly Recorded[], paintedAt: number): Measures {
  const requests = all.filter(({ startedAt }) => startedAt <= paintedAt);
  const list = requests.map((request) => ({ ...request, kB: weightOf(request.path) }));
  const sum = (...extensions: string[]) =>
    list.filter(({ path }) => extensions.includes(extname(path))).reduce((total, { kB }) => total + kB, 0);
  return {
    list,
    scripts: sum('.js'),
    styles: sum('.css', '.woff2'),
    requests: requests.length,
    // What was not answered by then, the screen did not wait for.
    inARow: inARow(requests.filter(({ endedAt }) => endedAt <= paintedAt)),
  };
}

/** Answers of the service weigh what they weigh elsewhere; only the console's own files count. */
function weightOf(path: string): number {
  if (extname(path) === '' || path.startsWith('/v2/')) return 0;
  return gzipSync(readFileSync(`packages/console/dist${path}`), { level: 9 }).length / 1000;
}
