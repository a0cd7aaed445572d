import { lazyPart } from '../lazy-part/lazy-part.ts';

/** The field that opens a list, in a file of its own. */
export const comboboxPanel = lazyPart(async () => (await import('./ComboboxPanel.tsx')).ComboboxPanel);
