import { partLoader } from '../lazy-part/part-loader.ts';

/** The drawing, fetched when the first chart has something to draw. */
export const plotPart = partLoader(async () => (await import('./Plot.tsx')).Plot);
