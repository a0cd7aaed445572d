import { lazyPart } from '../lazy-part/lazy-part.ts';

/** The drawing, fetched when the first chart has something to draw. */
export const plotPart = lazyPart(async () => (await import('./Plot.tsx')).Plot);
