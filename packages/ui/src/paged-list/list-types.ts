import type { ReactNode } from 'react';

/**
 * Where a fact stands when the rows are cards: on a quiet line of its own, in a row of badges, behind its header, at the
 * right edge (a switch or a button that is a drawing: one with words belongs on a line), or nowhere.
 */
export const listCardPlaces = ['line', 'badge', 'fact', 'action', 'none'] as const;

/** One of {@link listCardPlaces}. */
export type ListCardPlace = (typeof listCardPlaces)[number];

/** One column. Keep the array the same between renders, or every row is drawn again. */
export interface ListColumn<Row> {
  /** Also the key that is sorted by. */
  readonly id: string;
  /** Heads the column; names it where columns are chosen and sorted by. */
  readonly header: string;
  /** What it shows of one row; in the lead, the row's link. */
  readonly cell: (row: Row) => ReactNode;
  /** Whether its header sorts. @default false */
  readonly sortable?: boolean;
  /**
   * The column that names the row: always first, always visible, with the row's link. Exactly one; `plain` where no row
   * has an avatar or an icon, so that the outlines of rows on their way have none either. @default false
   */
  readonly lead?: boolean | 'plain';
  /** Whether a reader may hide it. @default true, never for the lead */
  readonly hideable?: boolean;
  /** `end` for figures that are compared. @default 'start' */
  readonly align?: 'start' | 'end';
  /** A CSS width. Without one the content decides: the column is narrow or wide only once the rows are here. */
  readonly width?: string;
  /** For columns of buttons: the header is announced only. @default false */
  readonly headerHidden?: boolean;
  /** Where the fact stands when the rows are cards; a date or a figure needs `fact`, which puts the header before it. @default 'line' */
  readonly card?: ListCardPlace;
}

/** What a reader made of the columns. Unknown ids are ignored. */
export interface ListColumnChoice {
  /** Ids of the columns that are not shown. */
  readonly hidden: readonly string[];
  /** The order of those that can be moved. */
  readonly order: readonly string[];
  /** Widths in CSS pixels of those that were drawn wider or narrower. */
  readonly widths?: Readonly<Record<string, number>>;
}

/** What the rows are sorted by. */
export interface ListSort {
  /** Which column it is, by its id. */
  readonly id: string;
  /** Whether the greatest, last or newest comes first. */
  readonly descending: boolean;
}

/** A value a filter offers. */
export interface ListFilterOption {
  /** One of the filter's `values` where it is set; distinguishes it from the others. */
  readonly value: string;
  /** What the reader chooses, and what the chip says. */
  readonly label: string;
}

/**
 * What a filter asks: one of its options, any of them, a text for which the options are suggestions; or a span of
 * days, numbers or sizes.
 */
export const listFilterKinds = ['one', 'many', 'text', 'date', 'number', 'size'] as const;

/** One of {@link listFilterKinds}. */
export type ListFilterKind = (typeof listFilterKinds)[number];

/** Something rows can be filtered by. */
export interface ListFilter {
  /** Distinguishes it from the others; `onFilter` and saved views refer to it by this. */
  readonly id: string;
  /** What is asked for ("Role"), on the chip and over the fields. */
  readonly label: string;
  /** Which fields ask for it. */
  readonly kind: ListFilterKind;
  /**
   * What is set now; empty for not set. A span is two texts, lower bound first, an open bound empty: days as
   * `2026-03-01`, numbers as `1250.5`, sizes as they were typed, `1.5Mb` (`sizesOfFilter` gives bytes).
   */
  readonly values: readonly string[];
  /** What can be chosen, or is suggested for a text, in the order it is shown. Spans have none. */
  readonly options?: readonly ListFilterOption[];
  /** The options are on their way. @default false */
  readonly isLoading?: boolean;
  /** What a number counts ("users"), behind its fields. */
  readonly unit?: string;
  /** The earliest and latest day or the least and greatest number that can be asked for. */
  readonly bounds?: { readonly from?: string; readonly to?: string };
}

/** Height of the rows: 46 or 36 px. */
export const listDensities = ['comfortable', 'compact'] as const;

/** One of {@link listDensities}. */
export type ListDensity = (typeof listDensities)[number];

/** The sizes of a page (specification section 7). */
export const listPageSizes = [10, 25, 50, 100] as const;

/**
 * `loading`: nothing is known yet. `ready`. `refreshing`: the rows on screen stay while newer ones are on their way.
 * `failed`: forbidden, unreachable, refused.
 */
export type ListStatus = 'loading' | 'ready' | 'refreshing' | 'failed';

/** What a named view keeps of a list. */
export interface ListViewContent {
  /** Which columns are shown, in which order and how wide. */
  readonly columns: ListColumnChoice;
  /** Left out where the list has its own order. */
  readonly sort?: ListSort | undefined;
  /** Values of the filters that are set, by the filter's id. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** A view that the reader named. */
export interface ListNamedView extends ListViewContent {
  /** Given by the list when the view is saved; no other view of the list has it. */
  readonly id: string;
  /** As the reader gave it. No two views differ by capitals alone. */
  readonly name: string;
}
