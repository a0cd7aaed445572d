import { partLoader } from '../lazy-part/part-loader.ts';

/** The panel in which a filter is set. */
export const filterPanel = partLoader(async () => (await import('./FilterPanel.tsx')).FilterPanel);

/** The panel in which columns are shown, hidden and moved. */
export const columnsPanel = partLoader(async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel);

/** The panel of named views. */
export const viewsPanel = partLoader(async () => (await import('./ViewsPanel.tsx')).ViewsPanel);

/** Everything about the view in one sheet, for cards. */
export const viewPanel = partLoader(async () => (await import('./ViewPanel.tsx')).ViewPanel);

/** The bar that rises while rows are chosen. */
export const bulkBar = partLoader(async () => (await import('./BulkBar.tsx')).BulkBar);

/** What is shown below a row that is expanded. */
export const rowDetails = partLoader(async () => (await import('./RowDetails.tsx')).RowDetails);

/** The sign of a row that has just changed. */
export const changedMark = partLoader(async () => (await import('./ChangedMark.tsx')).ChangedMark);

/** The edge of a column's header that is dragged. */
export const columnResizer = partLoader(async () => (await import('./ColumnResizer.tsx')).ColumnResizer);

/** The arrow keys between rows. */
export const rowKeys = partLoader(async () => (await import('./move-between-rows.ts')).moveBetweenRows);
