import { lazyPart } from '../lazy-part/lazy-part.ts';

/** The panel in which a filter is set. */
export const filterPanel = lazyPart(async () => (await import('./FilterPanel.tsx')).FilterPanel);

/** The panel in which columns are shown, hidden and moved. */
export const columnsPanel = lazyPart(async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel);

/** The panel that asks for the number of a page. */
export const pagePanel = lazyPart(async () => (await import('./PagePanel.tsx')).PagePanel);

/** The panel of named views. */
export const viewsPanel = lazyPart(async () => (await import('./ViewsPanel.tsx')).ViewsPanel);

/** Everything about the view in one sheet, for cards. */
export const viewPanel = lazyPart(async () => (await import('./ViewPanel.tsx')).ViewPanel);

/** The bar that rises while rows are chosen. */
export const bulkBar = lazyPart(async () => (await import('./BulkBar.tsx')).BulkBar);

/** What is shown below a row that is expanded. */
export const rowDetails = lazyPart(async () => (await import('./RowDetails.tsx')).RowDetails);

/** The sign of a row that has just changed. */
export const changedMark = lazyPart(async () => (await import('./ChangedMark.tsx')).ChangedMark);

/** The edge of a column's header that is dragged. */
export const columnResizer = lazyPart(async () => (await import('./ColumnResizer.tsx')).ColumnResizer);

/** The arrow keys between rows. */
export const rowKeys = lazyPart(async () => (await import('./move-between-rows.ts')).moveBetweenRows);
