import { lazyPart } from '../lazy-part/lazy-part.ts';

/** The drawing, fetched when the first sparkline is on the page. */
export const sparklinePart = lazyPart(async () => (await import('./SparklineDrawing.tsx')).SparklineDrawing);
