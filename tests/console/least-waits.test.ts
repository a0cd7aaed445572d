import { afterEach, expect, it, vi } from 'vitest';
import { beginningsOfPage, leastWaits, restOfWaits } from '#console/app/least-waits.ts';

afterEach(() => vi.restoreAllMocks());

it('are two figures of the specification, neither of them zero', () => {
  expect(leastWaits).toEqual({ session: 500, loadingScreen: 400 });
});

it.each([
  // The page was painted early: what is left is the session's.
  [{ session: 300, loadingScreen: 100 }, 400, 400],
  // It was painted late: what is left is the loading screen's.
  [{ session: 0, loadingScreen: 350 }, 450, 300],
  [{ session: 0, loadingScreen: 0 }, 399, 101],
  [{ session: 0, loadingScreen: 0 }, 2000, 0],
])('begun at %j, a page that is ready at %i waits %i', (began, now, rest) => {
  expect(restOfWaits(leastWaits, began, now)).toBe(rest);
});

it('count each from its own beginning', () => {
  const began = { session: 100, loadingScreen: 100 };
  expect(restOfWaits({ session: 500, loadingScreen: 0 }, began, 200)).toBe(400);
  expect(restOfWaits({ session: 0, loadingScreen: 400 }, began, 200)).toBe(300);
});

it('of a page begin with its document: when it asked for the session, and when it was painted', () => {
  const entry = (name: string, startTime: number) => ({ name, startTime }) as PerformanceEntry;
  const asked = 'https://console.example/v2/authentication/get-auth-info';
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    entry('https://console.example/config.json', 20),
    entry(asked, 120),
    // Asked again by a console that follows.
    entry(asked, 9000),
  ]);
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([entry('first-contentful-paint', 80)]);
  expect(beginningsOfPage()).toEqual({ session: 120, loadingScreen: 80 });
});

it('of a page that neither asked nor was painted are not known', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([]);
  expect(beginningsOfPage()).toEqual({});
});
