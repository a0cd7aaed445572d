import { expect, test } from '@playwright/test';
import { limits, type Limits, type ScreenName, screenTitles } from './limits.ts';
import { measure, type Measures } from './measure.ts';
import { lineOf } from './print-measures.ts';

// Measured once: each screen and figure is then a test of its own.
test.describe.configure({ mode: 'serial' });

let measured: Record<ScreenName, Measures>;

test.beforeAll(async ({ browser }) => {
  measured = await measure(browser);
});

for (const name of Object.keys(limits) as ScreenName[]) {
  for (const figure of ['scripts', 'looks', 'requests', 'inARow'] as const satisfies (keyof Limits)[]) {
    test(`${screenTitles[name]} keeps within its ${figure}`, () => {
      const all = measured[name].list
        .map(({ path, kB }) => `${kB.toFixed(1).padStart(7)} ${path}`)
        .join('\n');
      expect(measured[name][figure], `${lineOf(name, measured[name])}\n${all}`).toBeLessThanOrEqual(
        limits[name][figure],
      );
    });
  }
}
