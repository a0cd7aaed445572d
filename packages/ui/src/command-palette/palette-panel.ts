import { partLoader } from '../lazy-part/part-loader.ts';

/** The floating part of the palette, in a file of its own. */
export const palettePanel = partLoader(async () => (await import('./PalettePanel.tsx')).PalettePanel);
