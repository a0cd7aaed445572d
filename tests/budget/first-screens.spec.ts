import { expect, test } from '@playwright/test';
import { type Limits, limits, type ScreenName, screenTitles } from './limits.ts';
import { measureScreen } from './measure.ts';
import { lineOf, lineOfRequest } from './print-measures.ts';

const figures = ['scripts', 'styles', 'requests', 'inARow'] as const satisfies (keyof Limits)[];

for (const name of Object.keys(limits) as ScreenName[]) {
  test(`${screenTitles[name]}: what it takes stays within the budget`, async ({ browser }) => {
    const measured = await measureScreen(browser, name);
    const requests = measured.list.map(lineOfRequest).join('\n');
    console.log(lineOf(name, measured));
    for (const figure of figures) {
      expect.soft(measured[figure], `${figure}\n${requests}`).toBeLessThanOrEqual(limits[name][figure]);
    }
  });
}
