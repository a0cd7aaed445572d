import { partLoader } from '../lazy-part/part-loader.ts';

/** The drawing, fetched when the first sparkline is on the page. */
export const sparklinePart = partLoader(
  async () => (await import('./SparklineDrawing.tsx')).SparklineDrawing,
);
