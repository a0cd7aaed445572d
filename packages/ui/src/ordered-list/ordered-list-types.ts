import type { ComponentProps, ReactNode } from 'react';
import type { MenuItem } from '../menu/menu-content.ts';
import type { ListNarrowing } from '../paged-list/paged-list-props.ts';
import type { ListSelection } from '../paged-list/selection.ts';

/** One row of an `OrderedList`. */
export interface OrderedItem {
  /** Distinguishes the row from the others; `onMove` is called with it. */
  readonly id: string;
  /** What the row is called, in the words of its buttons and of what is announced. */
  readonly name: string;
  /** Counted from 0, where only a part of the rows is shown. @default its place among those shown */
  readonly position?: number | undefined;
  /** What the row shows. @default its name */
  readonly content?: ReactNode;
  /** What else can be done with the row: a menu, a switch. Last in the row. */
  readonly actions?: ReactNode;
  /** Why the row cannot be moved now. It stays readable, and others may pass it. */
  readonly disabledReason?: string | undefined;
}

/** The words of an `OrderedList`. Positions are counted from 1, as a reader counts. */
export interface OrderedListWords {
  /** The handle one drags by; the row's name is read with it ("Drag Newsletters"). */
  readonly drag?: (name: string) => string;
  /** The button that shows the position and asks for another one ("Newsletters is 3 of 7. Move to…"). */
  readonly position?: (name: string, position: number, total: number) => string;
  readonly up?: (name: string) => string;
  readonly down?: (name: string) => string;
  /** Why the first row cannot go up, and the last not down. */
  readonly isFirst?: string;
  readonly isLast?: string;
  /** Names what asks for a position ("Move Newsletters"). */
  readonly moveTo?: (name: string) => string;
  /** The field for the position ("Position, 1 to 7"). */
  readonly newPosition?: (total: number) => string;
  /** The mistake where what is typed is no position. */
  readonly noPosition?: (total: number) => string;
  readonly move?: string;
  readonly toTop?: string;
  readonly toBottom?: string;
  /** Announced when a row has come to lie somewhere else. */
  readonly moved?: (name: string, position: number, total: number) => string;
}

/** What narrows an `OrderedList`, and saves it as a file. Its caller holds all of it. */
export interface OrderedListTools extends ListNarrowing {
  /** What is said in place of the rows where none matches. @default that of every list in the `UiWordsProvider` */
  readonly noMatch?: { readonly title: string; readonly text: string } | undefined;
}

/** Properties of `OrderedList`; native ones reach the root. */
export interface OrderedListProps extends Omit<ComponentProps<'div'>, 'children' | 'onDrop'> {
  /** What is in order ("Archive policies, in the order they are asked"). */
  readonly label: string;
  /** In the order that counts now. */
  readonly items: readonly OrderedItem[];
  /**
   * One row is to lie somewhere else. The list shows what it is given: hand the new order back at once, and the old
   * one where the service refuses. `movedTo` makes it.
   *
   * @param position counted from 0 in the list without the row
   */
  readonly onMove: (id: string, position: number) => void;
  /** How many there are, where only a part of the rows is shown: then none can be moved. @default those shown */
  readonly total?: number | undefined;
  /** Why no row can be moved now, e.g. while a move is being saved. */
  readonly disabledReason?: string | undefined;
  /** With `onSelection`, rows have check boxes. @default none is chosen */
  readonly selection?: ListSelection | undefined;
  /** Called with all that is chosen from now on. */
  readonly onSelection?: ((selection: ListSelection) => void) | undefined;
  /** Actions for the selection. They read it from the component that holds it. @default none */
  readonly bulkActions?: readonly MenuItem[] | undefined;
  /** Search, filters and files above the rows, as those of a `PagedList`. @default none */
  readonly tools?: OrderedListTools | undefined;
  /** In place of the rows where there are none, and nothing narrows them. */
  readonly empty?: ReactNode;
  /**
   * Names of handles and buttons, the question for a position, and what is announced.
   * @default those of the `UiWordsProvider`
   */
  readonly words?: OrderedListWords | undefined;
}
