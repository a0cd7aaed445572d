import { lazyPart } from '../lazy-part/lazy-part.ts';

/** How far a file is, in a file of its own: a list is there long before anybody exports it. */
export const csvProgressPanel = lazyPart(
  async () => (await import('./CsvProgressPanel.tsx')).CsvProgressPanel,
);
