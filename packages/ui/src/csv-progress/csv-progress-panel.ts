import { lazyPart } from '../lazy-part/lazy-part.ts';

/** How far an export is, loaded on demand: a list is shown long before it is exported. */
export const csvProgressPanel = lazyPart(
  async () => (await import('./CsvProgressPanel.tsx')).CsvProgressPanel,
);
