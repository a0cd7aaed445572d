import { partLoader } from '../lazy-part/part-loader.ts';

/** How far a file is, in a file of its own: a list is there long before anybody exports it. */
export const csvProgressPanel = partLoader(
  async () => (await import('./CsvProgressPanel.tsx')).CsvProgressPanel,
);
