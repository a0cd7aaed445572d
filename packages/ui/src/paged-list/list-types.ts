import type { ReactNode } from 'react';

/** Where a fact stands when the rows are cards: on a quiet line of its own, in a row of badges, behind its header, at the right edge, or nowhere. */
export const listCardPlaces = ['line', 'badge', 'fact', 'action', 'none'] as const;

/** One of {@link listCardPlaces}. */
export type ListCardPlace = (typeof listCardPlaces)[number];

/** One column. Keep the array the same between renders, or every row is drawn again. */
export interface ListColumn<Row> {
  /** Also the key that is sorted by. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether its header sorts. @default false */
  readonly sortable?: boolean;
  /** The column that names the row: always first, always visible, with the row's link. Exactly one. @default false */
  readonly lead?: boolean;
  /** Whether a reader may hide it. @default true, never for the lead */
  readonly hideable?: boolean;
  /** `end` for figures that are compared. @default 'start' */
  readonly align?: 'start' | 'end';
  /** A CSS width, where the content does not decide it. */
  readonly width?: string;
  /** For columns of buttons: the header is announced only. @default false */
  readonly headerHidden?: boolean;
  /** @default 'line' */
  readonly card?: ListCardPlace;
}

/** Which columns a reader has hidden, and the order of those that can be moved. Ids nobody knows are ignored. */
export interface ListColumnChoice {
  readonly hidden: readonly string[];
  readonly order: readonly string[];
}

/** What the rows are sorted by. */
export interface ListSort {
  readonly id: string;
  readonly descending: boolean;
}

/** A value a filter offers. */
export interface ListFilterOption {
  readonly value: string;
  readonly label: string;
}

/** Something rows can be filtered by. */
export interface ListFilter {
  readonly id: string;
  readonly label: string;
  /** One of the options, any of them, or a text for which the options are suggestions. */
  readonly kind: 'one' | 'many' | 'text';
  /** What is set now; empty for not set. */
  readonly values: readonly string[];
  readonly options?: readonly ListFilterOption[];
  /** The options are on their way. @default false */
  readonly isLoading?: boolean;
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
