import { partLoader } from '../lazy-part/part-loader.ts';

/** The rows that can be moved, in a file of their own. */
export const orderedListPanel = partLoader(
  async () => (await import('./OrderedListPanel.tsx')).OrderedListPanel,
);
