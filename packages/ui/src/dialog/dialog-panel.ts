import { lazyPart } from '../lazy-part/lazy-part.ts';

/** The floating part of dialogs, in a file of its own. */
export const dialogPanel = lazyPart(async () => (await import('./DialogPanel.tsx')).DialogPanel);
