import type { ComponentProps, ReactNode } from 'react';

/** One column of a {@link VirtualListProps | virtual list}. Keep the array the same between renders. */
export interface VirtualColumn<Row> {
  /** Distinguishes it from the others. */
  readonly id: string;
  /** What its cells hold; with `headHidden` announced only. */
  readonly header: string;
  /** One line; what does not fit is cut. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for figures that are compared. @default 'start' */
  readonly align?: 'start' | 'end';
  /** A CSS grid track. @default 'minmax(0, 1fr)' */
  readonly width?: string;
}

/** Words of a {@link VirtualListProps | virtual list}. */
export interface VirtualListWords {
  /** Names a row that is on its way ("Row 512 is loading"). Rows count from 1. */
  readonly waiting: (number: number) => string;
}

/** Properties of `VirtualList`; native ones reach the scrolling element. */
export interface VirtualListProps<Row> extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Names the list. */
  readonly label: string;
  /** In the order they are shown. */
  readonly columns: readonly VirtualColumn<Row>[];
  /** The headers are announced only, as in a picker. @default false */
  readonly headHidden?: boolean;
  /** Number of all rows, here or not. */
  readonly count: number;
  /** A row by its place from 0; undefined while it is on its way. A new function when rows have come. */
  readonly rowAt: (index: number) => Row | undefined;
  /**
   * Called with the rows drawn now, both included, so that they can be fetched. Keep it the same
   * between renders.
   */
  readonly onRange?: ((first: number, last: number) => void) | undefined;
  /** Height of the whole list in CSS pixels; lower where there are fewer rows. @default 640 */
  readonly height?: number;
  /** A row by its place from 0 that is brought into view when this changes. */
  readonly shownIndex?: number | undefined;
  /** Enter, Space or a press on a row that is here. */
  readonly onPress?: ((row: Row, index: number) => void) | undefined;
  /** Whether a row is chosen. Without it rows cannot be chosen. */
  readonly isChosen?: ((row: Row) => boolean) | undefined;
  /** In place of the rows where there are none: an `EmptyState`. */
  readonly whenEmpty?: ReactNode;
  /** Above the list where rows could not be read: an `ErrorNotice` with a way to try again. */
  readonly whenFailed?: ReactNode;
  /** What rows that are on their way are called. */
  readonly words: VirtualListWords;
}
