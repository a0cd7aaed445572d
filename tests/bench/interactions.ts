import type { Locator, Page } from '@playwright/test';

/** What the person who pressed waits for, in milliseconds. */
export interface Interaction {
  /** Until the next picture after the press, as Event Timing has it: in steps of 8, and 8 where it is less than 16. */
  readonly inp: number;
  /** Until what was asked for is in the picture; 0 where nothing was. */
  readonly painted: number;
}

interface Bench {
  /** When the last key went down, or the pointer up: what a press asks for is asked for then. */
  began: number;
  /** When the main part of the page changed last. */
  changed: number;
  /** When the first element that was asked for was in the picture. */
  arrived: number;
  /** The longest interaction. */
  longest: number;
  /** Which elements were asked for. */
  wanted: string;
}

declare global {
  interface Window {
    /** Only in the pages of this bench. */
    bench: Bench;
  }
}

/** Makes every page opened from now on record the times of the interactions in it. */
export async function takeTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const bench = { began: 0, changed: 0, arrived: 0, longest: 0, wanted: 'none' };
    window.bench = bench;
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) bench.longest = Math.max(bench.longest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    for (const type of ['pointerup', 'keydown'])
      window.addEventListener(type, ({ timeStamp }) => (bench.began = timeStamp), true);
    const isWanted = (node: Node) =>
      node instanceof Element && (node.matches(bench.wanted) || node.querySelector(bench.wanted) !== null);
    new MutationObserver((changes) => {
      const main = document.querySelector('main');
      const inMain = changes.filter(({ target }) => main?.contains(target));
      if (inMain.length > 0) bench.changed = performance.now();
      if (bench.arrived === 0 && inMain.some(({ addedNodes }) => [...addedNodes].some(isWanted)))
        requestAnimationFrame(() => (bench.arrived = performance.now()));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** After this pause nothing changes any more, and the times of the last press are reported. */
const QUIET_MS = 400;

/** How long a hand holds a button down, in milliseconds. Let go within a frame, it is never drawn pressed, and no picture follows. */
const HELD_MS = 80;

/** Waits until nothing moves any more since the last press. */
function untilQuiet(page: Page): Promise<void> {
  return page.evaluate(async (quietMs) => {
    const { bench } = window;
    while (performance.now() - Math.max(bench.changed, bench.began) < quietMs)
      await new Promise((resolve) => setTimeout(resolve, 50));
  }, QUIET_MS);
}

/** Brings the pointer to what is pressed next, as a hand does, and waits until nothing moves any more. */
export async function pointAt(page: Page, what: Locator): Promise<void> {
  await what.hover();
  await page.evaluate(() => (window.bench.began = performance.now()));
  await untilQuiet(page);
}

/** Presses with the pointer, as a hand does. */
export const click = (what: Locator): Promise<void> => what.click({ delay: HELD_MS });

/**
 * Does something that is one press, waits for what it leads to, and answers what it took.
 *
 * @param wanted which elements are new then, as a selector
 */
export async function timesOf(
  page: Page,
  press: () => Promise<unknown>,
  arrival: () => Promise<unknown> = () => Promise.resolve(),
  wanted = 'none',
): Promise<Interaction> {
  await page.evaluate(
    (selector) => Object.assign(window.bench, { began: 0, arrived: 0, longest: 0, wanted: selector }),
    wanted,
  );
  await press();
  await arrival();
  await untilQuiet(page);
  return page.evaluate(() => {
    const { longest, arrived, began } = window.bench;
    return { inp: Math.max(8, longest), painted: Math.max(0, arrived - began) };
  });
}
