/** Every word of a paged list. Functions with a number choose the plural. */
export interface ListWords {
  /** Announced while the first rows are on their way. */
  readonly loading: string;
  /** "63 users". Announced when the number changes. */
  readonly count: (total: number) => string;
  /** "1–25 of 63". */
  readonly range: (from: number, to: number, total: number) => string;
  /** Name of the choice of a page's size. */
  readonly rowsPerPage: string;
  /** "25 per page". */
  readonly perPage: (rows: number) => string;
  /** Name of the page buttons as a whole. */
  readonly pages: string;
  /** "Page 2". */
  readonly page: (page: number) => string;
  /** "2 of 3", where there is no room for all page buttons. */
  readonly pageOf: (page: number, pages: number) => string;
  readonly previousPage: string;
  readonly nextPage: string;
  /** Title of the choice of sorting on cards. */
  readonly sort: string;
  /** "Name, ascending". */
  readonly sortedAscending: (header: string) => string;
  readonly sortedDescending: (header: string) => string;
  readonly clearSearch: string;
  /** "Select this page". */
  readonly selectPage: string;
  readonly selectRow: (name: string) => string;
  /** "3 selected". */
  readonly selected: (rows: number) => string;
  /** "Select all 63 that match". */
  readonly selectAllMatching: (total: number) => string;
  readonly clearSelection: string;
  /** Name of the bar with the deeds for the selection; on cards also of its menu. */
  readonly bulkActions: string;
  /** Starts choosing on cards. */
  readonly selectRows: string;
  /** "Actions for Amelie Brandt". */
  readonly rowActions: (name: string) => string;
  readonly rowActionsHeader: string;
  /** Said of a row that somebody has just changed. */
  readonly changed: string;
  readonly filter: string;
  /** Joins the values of one filter: "Microsoft 365 or local". */
  readonly filterValues: (labels: readonly string[]) => string;
  readonly removeFilter: (label: string) => string;
  readonly applyFilter: string;
  readonly back: string;
  readonly clearFilters: string;
  readonly noMatchTitle: string;
  readonly noMatchText: string;
  readonly columns: string;
  readonly moveUp: (header: string) => string;
  readonly moveDown: (header: string) => string;
  /** "Role, 2 of 4". Announced after a column was moved. */
  readonly columnMoved: (header: string, position: number, columns: number) => string;
  readonly density: string;
  readonly comfortable: string;
  readonly compact: string;
  readonly csv: string;
  /** Name of the button that holds filters, sorting, columns and CSV on cards. */
  readonly viewOptions: string;
  readonly close: string;
}
