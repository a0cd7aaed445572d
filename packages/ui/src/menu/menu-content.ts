import type { IconShape } from '../icon/Icon.tsx';

/** Which way one goes between the levels of a menu: into one, or back out of it. */
export type MenuStep = 'deeper' | 'back';

/** One entry of a menu. */
export interface MenuItem {
  /** Distinguishes it from all others of the menu, whichever section they are in. */
  readonly id: string;
  /** The action and its object ("Delete user"). */
  readonly label: string;
  /** The language of the label where it is not that of the page: a language named in itself. */
  readonly lang?: string | undefined;
  /** A second line, where the label alone does not say what follows. */
  readonly description?: string | undefined;
  /** Drawn before the label. */
  readonly icon?: IconShape | undefined;
  /** `danger` where the action destroys something. @default 'default' */
  readonly tone?: 'default' | 'danger' | undefined;
  /** Why it cannot be done now. The entry stays reachable and shows the reason under its label. */
  readonly disabledReason?: string | undefined;
  /** For entries of a section with a `choice`. */
  readonly checked?: boolean | undefined;
  /** For an entry that leads to another level of the same menu, or back from it: the menu stays open. @default none */
  readonly leads?: MenuStep | undefined;
  /** Does it, or chooses it: called after the menu has closed, unless it stays open. */
  readonly onAction: () => void;
}

/** Entries that belong together, divided from the others by a line. */
export interface MenuSection {
  /** Distinguishes it from the other sections. */
  readonly id: string;
  /** What the entries are or choose, above them. Without it there is only the line. */
  readonly title?: string | undefined;
  /** `one`: the entries are radio buttons; `many`: check boxes, and the menu stays open. Without: actions. */
  readonly choice?: 'one' | 'many' | undefined;
  /** In the order they are shown. A section without entries is left out. */
  readonly items: readonly MenuItem[];
}

/** What a menu holds: entries, or sections of them. */
export type MenuContent = readonly MenuItem[] | readonly MenuSection[];

/** The same content as sections, without the empty ones. */
export function sectionsOf(content: MenuContent): readonly MenuSection[] {
  const sections = content.filter((part) => 'items' in part);
  const loose = content.filter((part) => 'onAction' in part);
  return [{ id: 'entries', items: loose }, ...sections].filter((section) => section.items.length > 0);
}
