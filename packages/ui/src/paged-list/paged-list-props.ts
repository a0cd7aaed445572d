import type { ComponentProps, ReactNode } from 'react';
import type { MenuContent, MenuItem } from '../menu/menu-content.ts';
import type {
  ListColumn,
  ListColumnChoice,
  ListDensity,
  ListFilter,
  ListNamedView,
  ListSort,
  ListStatus,
  ListViewContent,
} from './list-types.ts';
import type { AllListWords, ListWords } from './list-words.ts';
import type { ListSelection } from './selection.ts';

/** The search of a list. */
export interface ListSearchState {
  /** What is searched for now. The field itself never waits for it. */
  readonly value: string;
  /** What is searched, also shown in the empty field ("Name or e-mail"). */
  readonly label: string;
  /** Called 250 ms after the last key, and at once on Enter. */
  readonly onChange: (text: string) => void;
}

/** What is shown, and where in it the reader is. */
interface ListData<Row> {
  /** Name of the table. */
  readonly label: string;
  /** In the order they have before the reader moves any. */
  readonly columns: readonly ListColumn<Row>[];
  /** The rows of this page. */
  readonly rows: readonly Row[];
  /** Distinguishes a row from all others of the list, also on other pages. */
  readonly rowId: (row: Row) => string;
  /** Names a row in the labels of its check box and menu. */
  readonly rowName: (row: Row) => string;
  /** Number of rows that match, over all pages. */
  readonly totalRows: number;
  /** Starts at 1. */
  readonly page: number;
  /** Called with the page that is asked for, from 1. */
  readonly onPage: (page: number) => void;
  /** One of `listPageSizes`. */
  readonly rowsPerPage: number;
  /** Called with one of `listPageSizes`. */
  readonly onRowsPerPage: (rows: number) => void;
  /** Whether rows are on their way, here, being renewed, or could not be read. */
  readonly status: ListStatus;
  /** What the rows are sorted by now. Left out for the order in which they come. */
  readonly sort?: ListSort | undefined;
  /** Called with what to sort by. Without it no header sorts. */
  readonly onSort?: ((sort: ListSort) => void) | undefined;
  /** The row that was opened before: it gets the focus back. */
  readonly focusRowId?: string | undefined;
  /** Rows that were changed by another person while this page was open. */
  readonly changedIds?: ReadonlySet<string> | undefined;
  /** How its rows are counted, and what it says otherwise than the `UiWordsProvider`. */
  readonly words: ListWords;
}

/** Named views of a list. The caller keeps them; the list says what became of them. */
export interface ListViews {
  /** In the order they are offered. */
  readonly saved: readonly ListNamedView[];
  /** The list without any view. */
  readonly standard: ListViewContent;
  /** The view that was opened last; the list itself sees whether it was altered since. */
  readonly openId: string | undefined;
  /** Columns, sorting and filters are to become these, those of a view or of the list without any. */
  readonly onOpen: (content: ListViewContent, openId: string | undefined) => void;
  /** A view was saved, renamed, updated or deleted: all of them now, and the one that is open. */
  readonly onSaved: (saved: readonly ListNamedView[], openId: string | undefined) => void;
}

/** What narrows a list, and what saves it as a file. */
export interface ListNarrowing {
  /** Without it there is no field to search by. */
  readonly search?: ListSearchState | undefined;
  /** What can be asked for, set or not, in the order it is offered. @default none */
  readonly filters?: readonly ListFilter[] | undefined;
  /**
   * Called with a filter's id and its new values, none for not set. Without it there are no
   * filters.
   */
  readonly onFilter?: ((id: string, values: readonly string[]) => void) | undefined;
  /** Empties the search and all filters. */
  readonly onClearFilters?: (() => void) | undefined;
  /** What can be saved as a file: this page, everything that matches. */
  readonly csv?: readonly MenuItem[] | undefined;
}

/** What stands above the table. */
interface ListTools extends ListNarrowing {
  /** What the reader made of the columns. Without it all are shown, in their own order. @default { hidden: [], order: [] } */
  readonly columnChoice?: ListColumnChoice | undefined;
  /**
   * Called with the whole new choice. Without it columns cannot be hidden, moved or drawn wider.
   */
  readonly onColumnChoice?: ((choice: ListColumnChoice) => void) | undefined;
  /** Height of the rows: 46 or 36 px. @default 'comfortable' */
  readonly density?: ListDensity | undefined;
  /** Called with the height that is asked for. Without it there is no choice of one. */
  readonly onDensity?: ((density: ListDensity) => void) | undefined;
  /** The views the reader has named, and which one is open. Without it there is no choice of views. */
  readonly views?: ListViews | undefined;
}

/** What lies below the rows of a list. */
export interface ListDetails<Row> {
  /** Draws it. Called only for a row that is expanded. */
  readonly of: (row: Row) => ReactNode;
  /** The rows that are expanded. */
  readonly expandedIds: readonly string[];
  /** Called with the ids of all rows that are expanded from now on. */
  readonly onExpandedIds: (ids: readonly string[]) => void;
}

/** What can be done with rows. */
interface ListActions<Row> {
  /** With `onSelection`, rows have check boxes. */
  readonly selection?: ListSelection | undefined;
  /** Called with all that is chosen from now on, over all pages. */
  readonly onSelection?: ((selection: ListSelection) => void) | undefined;
  /** Whether a row may be chosen, or why it may not. */
  readonly canSelect?: ((row: Row) => true | string) | undefined;
  /** Actions for the selection. They read the selection from the component that holds it. */
  readonly bulkActions?: readonly MenuItem[] | undefined;
  /** Actions for one row; asked for when its menu opens. */
  readonly rowActions?: ((row: Row) => MenuContent) | undefined;
  /** With it, a row has a button that shows more of it below. */
  readonly details?: ListDetails<Row> | undefined;
}

/** What stands where rows would be. */
interface ListEmpties {
  /** Nothing exists yet: an `EmptyState` with the way out. */
  readonly whenEmpty: ReactNode;
  /** Not allowed or failed: an `ErrorNotice` with a way to try again. Above the rows, if there are some. */
  readonly whenFailed: ReactNode;
}

/** What the element around a list takes from its caller. */
export type ListElementProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'>;

/**
 * Properties of `PagedList`; native ones reach the element around it. Its state is the caller's, who keeps it in the
 * address.
 */
export interface PagedListProps<Row>
  extends ListElementProps, ListData<Row>, ListTools, ListActions<Row>, ListEmpties {}

/** A list with all its words. */
export interface WordedList<Row> extends Omit<PagedListProps<Row>, 'words'> {
  readonly words: AllListWords;
}

/** What of a list the bar above it needs: all of it where rows are a table, search and filters where they are not. */
export type ToolbarList = Omit<ListTools, 'onClearFilters'> &
  Pick<WordedList<never>, 'columns' | 'sort' | 'onSort' | 'words'>;
