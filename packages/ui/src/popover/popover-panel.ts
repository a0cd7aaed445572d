import { lazyPart } from '../lazy-part/lazy-part.ts';

/** The floating part of popovers, in a file of its own. */
export const popoverPanel = lazyPart(async () => (await import('./PopoverPanel.tsx')).PopoverPanel);
