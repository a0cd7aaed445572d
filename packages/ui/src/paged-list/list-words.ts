import type { SearchFieldWords } from '../search-field/search-field-words.ts';

/** Words of named views. */
export interface ListViewWords {
  /** Name of the button where no view is open, and of the panel. */
  readonly title: string;
  /** The list as it is without any view. */
  readonly standard: string;
  /** Said behind the name of a view that no longer shows what was saved. */
  readonly altered: string;
  /** What views are for, where none is saved yet. */
  readonly none: string;
  /** Opens the field for the name of a new view. */
  readonly saveAs: string;
  /** Label of that field. */
  readonly name: string;
  readonly save: string;
  readonly cancel: string;
  /** Saves what is shown now under the name of the open view. */
  readonly update: (name: string) => string;
  /** Shows again what was saved. */
  readonly reset: string;
  readonly rename: (name: string) => string;
  readonly remove: (name: string) => string;
  /** Takes the last deletion back. */
  readonly undo: string;
  /** A second view of the same name. */
  readonly nameTaken: string;
}

/** Says what a span is set to. A bound that is open is missing, never both. */
export type ListSpanText = (from: string | undefined, to: string | undefined) => string;

/** Words of filters that ask for a span of days, numbers or sizes. */
export interface ListSpanWords {
  /** How dates and numbers are written and read, a BCP 47 tag. */
  readonly locale: string;
  /**
   * What the chips of such filters say, in the words of their fields: "from March 1, 2026" for days, "at least 20" and
   * "20 to 500" for numbers, "more than 1 MB" for sizes.
   */
  readonly chosen: Readonly<Record<'date' | 'number' | 'size', ListSpanText>>;
  readonly least: string;
  readonly most: string;
  /** The upper bound lies below the lower one. */
  readonly nothingBetween: string;
}

/**
 * Every word of a paged list. Functions with a number choose the plural. Only what counts the rows is the noun's own;
 * the rest comes from the `UiWordsProvider`, where a list does not say it differently.
 */
export interface ListWords extends SearchFieldWords {
  /** Announced while the first rows are on their way. */
  readonly loading?: string;
  /** "63 users". Announced when the number changes. */
  readonly count: (total: number) => string;
  /** "1–25 of 63". */
  readonly range?: (from: number, to: number, total: number) => string;
  /** Name of the choice of a page's size. */
  readonly rowsPerPage?: string;
  /** "25 per page". */
  readonly perPage?: (rows: number) => string;
  /** Name of the page buttons as a whole. */
  readonly pages?: string;
  /** "Page 2". */
  readonly page?: (page: number) => string;
  /** "2 of 3", where there is no room for all page buttons. */
  readonly pageOf?: (page: number, pages: number) => string;
  readonly previousPage?: string;
  readonly nextPage?: string;
  /** Names what asks for the number of a page, and its field. */
  readonly goToPage?: string;
  /** Title of the choice of sorting on cards. */
  readonly sort?: string;
  /** "Name, ascending". */
  readonly sortedAscending?: (header: string) => string;
  readonly sortedDescending?: (header: string) => string;
  /** "Select this page". */
  readonly selectPage?: string;
  readonly selectRow?: (name: string) => string;
  /** "3 selected". */
  readonly selected?: (rows: number) => string;
  /** "Select all 63 that match". */
  readonly selectAllMatching?: (total: number) => string;
  readonly clearSelection?: string;
  /** Name of the bar with the actions for the selection; on cards also of its menu. */
  readonly bulkActions?: string;
  /** Starts and ends choosing on cards. */
  readonly selectRows?: string;
  /** "Actions for Amelie Brandt". */
  readonly rowActions?: (name: string) => string;
  readonly rowActionsHeader?: string;
  /** "Details of Amelie Brandt". Names the button that expands a row. */
  readonly expandRow?: (name: string) => string;
  /** Announced as the header of those buttons; on a card the word of the button, whose name contains it. */
  readonly rowDetailsHeader?: string;
  /** Said of a row that another person has just changed. */
  readonly changed?: string;
  readonly filter?: string;
  /** The choice of a filter that leaves everything in: "All". */
  readonly any?: string;
  /** Joins the values of one filter: "Microsoft 365 or local". */
  readonly filterValues?: (labels: readonly string[]) => string;
  readonly removeFilter?: (label: string) => string;
  readonly applyFilter?: string;
  readonly back?: string;
  readonly clearFilters?: string;
  readonly noMatchTitle?: string;
  readonly noMatchText?: string;
  readonly columns?: string;
  readonly moveUp?: (header: string) => string;
  readonly moveDown?: (header: string) => string;
  /** Why a column cannot be hidden ("Always shown"). */
  readonly columnAlwaysShown?: string;
  /** "Role, 2 of 4". Announced after a column was moved. */
  readonly columnMoved?: (header: string, position: number, columns: number) => string;
  /** "Width of Name". Names the edge of a column. */
  readonly columnWidth?: (header: string) => string;
  /** "240 pixels". Announced while a column is made wider or narrower. */
  readonly pixels?: (width: number) => string;
  /** Brings all columns back in their order and width. */
  readonly resetColumns?: string;
  readonly density?: string;
  readonly comfortable?: string;
  readonly compact?: string;
  readonly csv?: string;
  /** Name of the button that holds filters, sorting, columns and CSV on cards. */
  readonly viewOptions?: string;
  /** Closes that sheet, in which every choice takes effect at once. */
  readonly done?: string;
  readonly views?: ListViewWords;
  readonly spans?: ListSpanWords;
}

/** The words of a list with what its caller left out. */
export type AllListWords = SearchFieldWords & Required<Omit<ListWords, keyof SearchFieldWords>>;
