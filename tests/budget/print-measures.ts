import { chromium } from 'playwright';
import { findBrowser } from '#tests/browser.ts';
import { limits, type ScreenName, screenTitles } from './limits.ts';
import { type Measures, measureScreen } from './measure.ts';

/** What the first screens weigh, in a browser; a sentence where there is none. */
export async function printMeasures(): Promise<void> {
  const launch = findBrowser();
  if (launch === undefined) {
    console.log('There is no browser here to weigh the first screens in; npm test brings one.');
    return;
  }
  const browser = await chromium.launch(launch);
  try {
    for (const name of Object.keys(limits) as ScreenName[]) {
      console.log(lineOf(name, await measureScreen(browser, name)));
    }
  } finally {
    await browser.close();
  }
}

/** One line: what was measured, and what it may be. */
export function lineOf(name: ScreenName, { scripts, styles, requests, inARow }: Measures): string {
  const most = limits[name];
  return [
    screenTitles[name].padEnd(15),
    `JavaScript ${scripts.toFixed(1)} of ${most.scripts} kB`,
    `CSS and fonts ${styles.toFixed(1)} of ${most.styles} kB`,
    `requests ${requests} of ${most.requests}`,
    `in a row ${inARow} of ${most.inARow}`,
  ].join(' · ');
}

/** One request: when it began and ended, in milliseconds, its weight in kB, its path. */
export function lineOfRequest({ startedAt, endedAt, kB, path }: Measures['list'][number]): string {
  const [from, to] = [startedAt, endedAt].map((time) => Math.round(time).toString().padStart(6));
  return `${from} to ${to} ${kB.toFixed(1).padStart(7)} ${path}`;
}
