import { lazyPart } from '../lazy-part/lazy-part.ts';

/** The rows that can be moved, in a file of their own. */
export const orderedListPanel = lazyPart(
  async () => (await import('./OrderedListPanel.tsx')).OrderedListPanel,
);
