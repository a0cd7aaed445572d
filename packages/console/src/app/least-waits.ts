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

/** What the document asks the service for by itself. */
const SESSION = '/authentication/get-auth-info';

/**
 * What began with the document, before the console had come: it asks for the session, and what stands in it says that
 * it loads. The browser lists a request once it is answered.
 */
export function beginningsOfPage(): Partial<Beginnings> {
  const asked = performance.getEntriesByType('resource').find(({ name }) => name.endsWith(SESSION));
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  return {
    ...(asked && { session: asked.startTime }),
    ...(painted && { loadingScreen: painted.startTime }),
  };
}
