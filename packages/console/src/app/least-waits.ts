/** The least times before the first page, in milliseconds (specification, section 9). */
export interface LeastWaits {
  /** From the moment the session is asked for. */
  session: number;
  /** From the moment a reader sees that something loads. */
  loadingScreen: number;
}

export const leastWaits: LeastWaits = { session: 500, loadingScreen: 400 };

/** When each of the two began, by the clock of the page. */
export type Beginnings = Readonly<Record<keyof LeastWaits, number>>;

/** How long a page that is ready `now` still has to wait. */
export function restOfWaits(waits: LeastWaits, began: Beginnings, now: number): number {
  return Math.max(0, began.session + waits.session - now, began.loadingScreen + waits.loadingScreen - now);
}

/** When the reader first saw anything of this page: what stands in it before the console has come says that it loads. */
export function firstPaint(): number | undefined {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
}
