import { partLoader } from '../lazy-part/part-loader.ts';

/** The floating part of popovers, in a file of its own. */
export const popoverPanel = partLoader(async () => (await import('./PopoverPanel.tsx')).PopoverPanel);
