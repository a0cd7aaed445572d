import { type Browser, expect, test } from '@playwright/test';
import { accounts, createWorld, realClock } from '@archive-console/mocks';
import { demoListener } from '@archive-console/mocks/server';
import { createConsoleServer } from '#deploy/server.ts';
import { siteOf } from '#deploy/site.ts';
import { close, listen } from '#tests/serving.ts';
import { type BuiltPage, builtPage } from './built-page.ts';
import { type Jumps, jumpsOf } from './jumps.ts';

const ROUNDS = 5;
const CPU_SLOWER = 4;
/** Of the time the least that React needs takes (performance budgets). */
const MOST = 1.2;

test.describe.configure({ mode: 'serial' });

let built: BuiltPage;

test.beforeAll(async () => {
  built = await builtPage('page');
});
test.afterAll(() => built.remove());

async function measure(browser: Browser, origin: string, path: string, users: number): Promise<Jumps> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const [{ email, password }] = accounts;
    await context.request.post(`${origin}/v2/authentication/login`, {
      data: { email, password, rememberMe: false },
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(origin + path);
    await page.locator('[role="row"][data-index="0"]:not([aria-busy="true"])').waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    return await jumpsOf(page, users);
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

for (const users of [100, 1_000_000]) {
  test(`a jump among ${users} users of the service costs what React costs`, async ({ browser }) => {
    test.setTimeout(300_000);
    const world = createWorld({ clock: realClock(), users });
    const server = createConsoleServer(siteOf(built.folder), demoListener({ world }));
    const origin = await listen(server);
    const rounds: { ours: Jumps; floor: Jumps }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // One after the other, in turns: what else the machine does meets both.
      const floor = await measure(browser, origin, '/floor', users);
      rounds.push({ floor, ours: await measure(browser, origin, '/ours', users) });
    }
    await close(server);
    const ours = median(rounds.map((round) => round.ours.painted));
    const floor = median(rounds.map((round) => round.floor.painted));
    const nodes = Math.max(...rounds.map((round) => round.ours.nodes));
    console.log(
      `${users} users: jump ${ours.toFixed(0)} ms, React alone ${floor.toFixed(0)} ms, ` +
        `ratio ${(ours / floor).toFixed(2)}, ${nodes} nodes`,
    );
    expect(rounds.map((round) => round.ours.blank)).toEqual(rounds.map(() => 0));
    expect(nodes).toBeLessThanOrEqual(260);
    expect(ours / floor).toBeLessThanOrEqual(MOST);
  });
}
