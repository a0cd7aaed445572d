import type { ReactElement } from 'react';
import type { MenuItemProps } from 'react-aria-components/Menu';

/** What the library has for the element of an entry, be it of a menu or of a list. */
type EntryProps = Parameters<NonNullable<MenuItemProps['render']>>[0];

/**
 * How the library draws an entry. One that is off is not `disabled` for the library, which would take it out of the
 * arrow keys' way: a screen reader would not read the reason.
 */
export function renderEntry(isOff: boolean): (props: EntryProps) => ReactElement {
  return (props) =>
    'href' in props ? (
      <a {...props}>{props.children}</a>
    ) : (
      <div {...props} aria-disabled={isOff || undefined} />
    );
}
