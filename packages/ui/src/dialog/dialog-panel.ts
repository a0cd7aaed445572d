import { partLoader } from '../lazy-part/part-loader.ts';

/** The floating part of dialogs, in a file of its own. */
export const dialogPanel = partLoader(async () => (await import('./DialogPanel.tsx')).DialogPanel);
