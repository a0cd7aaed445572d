import { lazyPart } from '../lazy-part/lazy-part.ts';

/** The floating part of the palette, in a file of its own. */
export const palettePanel = lazyPart(async () => (await import('./PalettePanel.tsx')).PalettePanel);
