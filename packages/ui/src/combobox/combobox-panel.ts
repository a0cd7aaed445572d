import { partLoader } from '../lazy-part/part-loader.ts';

/** The field that opens a list, in a file of its own. */
export const comboboxPanel = partLoader(async () => (await import('./ComboboxPanel.tsx')).ComboboxPanel);
