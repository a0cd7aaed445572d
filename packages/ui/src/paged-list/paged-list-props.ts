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
import type { ListWords } from './list-words.ts';
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
  readonly columns: readonly ListColumn<Row>[];
  /** The rows of this page. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Names a row in the labels of its check box and menu. */
  readonly rowName: (row: Row) => string;
  /** Number of rows that match, over all pages. */
  readonly totalRows: number;
  /** Starts at 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** One of `listPageSizes`. */
  readonly rowsPerPage: number;
  readonly onRowsPerPage: (rows: number) => void;
  readonly status: ListStatus;
  readonly sort?: ListSort | undefined;
  readonly onSort?: ((sort: ListSort) => void) | undefined;
  /** The row that was opened before: it gets the focus back. */
  readonly focusRowId?: string | undefined;
  /** Rows that were changed by somebody else while this page was open. */
  readonly changedIds?: ReadonlySet<string> | undefined;
  readonly words: ListWords;
}

/** Named views of a list. The caller keeps them; the list says what became of them. */
export interface ListViews {
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

/** What stands above the table. */
interface ListTools {
  readonly search?: ListSearchState | undefined;
  readonly filters?: readonly ListFilter[] | undefined;
  readonly onFilter?: ((id: string, values: readonly string[]) => void) | undefined;
  /** Empties the search and all filters. */
  readonly onClearFilters?: (() => void) | undefined;
  readonly columnChoice?: ListColumnChoice | undefined;
  readonly onColumnChoice?: ((choice: ListColumnChoice) => void) | undefined;
  /** @default 'comfortable' */
  readonly density?: ListDensity | undefined;
  readonly onDensity?: ((density: ListDensity) => void) | undefined;
  /** The views the reader has named, and which one is open. Without it there is no choice of views. */
  readonly views?: ListViews | undefined;
  /** What can be saved as a file: this page, everything that matches. */
  readonly csv?: readonly MenuItem[] | undefined;
}

/** What can be done with rows. */
interface ListDeeds<Row> {
  /** With `onSelection`, rows have check boxes. */
  readonly selection?: ListSelection | undefined;
  readonly onSelection?: ((selection: ListSelection) => void) | undefined;
  /** Whether a row may be chosen, or why it may not. */
  readonly canSelect?: ((row: Row) => true | string) | undefined;
  /** Deeds for the selection. They read the selection from whoever holds it. */
  readonly bulkActions?: readonly MenuItem[] | undefined;
  /** Deeds for one row; asked for when its menu opens. */
  readonly rowActions?: ((row: Row) => MenuContent) | undefined;
  /** What lies below a row while it is expanded. Called only then. */
  readonly rowDetails?: ((row: Row) => ReactNode) | undefined;
  /** The rows that are expanded. */
  readonly expandedIds?: readonly string[] | undefined;
  readonly onExpandedIds?: ((ids: readonly string[]) => void) | undefined;
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
  extends ListElementProps, ListData<Row>, ListTools, ListDeeds<Row>, ListEmpties {}
