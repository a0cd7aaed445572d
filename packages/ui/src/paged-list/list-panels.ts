import { partLoader } from '../lazy-part/part-loader.ts';

/** The panel in which a filter is set. */
export const filterPanel = partLoader(async () => (await import('./FilterPanel.tsx')).FilterPanel);

/** The panel in which columns are shown, hidden and moved. */
export const columnsPanel = partLoader(async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel);

/** Everything about the view in one sheet, for cards. */
export const viewPanel = partLoader(async () => (await import('./ViewPanel.tsx')).ViewPanel);
