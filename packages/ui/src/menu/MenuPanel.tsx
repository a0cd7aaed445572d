import type { RefObject } from 'react';
import type { Placement } from 'react-aria-components/Popover';
import { PageLocale } from '../lazy-part/PageLocale.tsx';
import { Floating, List } from './Menu.styles.ts';
import { MenuEntries } from './MenuEntries.tsx';
import { sectionsOf, type MenuContent } from './menu-content.ts';

/** Which entry has the focus when a menu opens: the menu itself after a pointer, an end of it after a key. */
export type MenuFocus = 'menu' | 'first' | 'last';

/** Properties of {@link MenuPanel}. */
export interface MenuPanelProps {
  readonly label: string;
  readonly content: MenuContent;
  readonly focus: MenuFocus;
  /** Which level of the menu is shown: another one begins with its first entry. */
  readonly level?: string | undefined;
  readonly placement: Placement;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onCloseAnd: (act: () => void) => void;
}

/** The floating part of a menu button. Arrow keys, typing the first letters, Esc and Tab are the library's. */
export function MenuPanel({
  label,
  content,
  focus,
  level,
  placement,
  trigger,
  onClose,
  onCloseAnd,
}: MenuPanelProps) {
  // The library's option, not the attribute: it decides which entry is the first one a key reaches.
  const opening = { autoFocus: focus === 'menu' ? true : focus };
  return (
    <PageLocale>
      <Floating
        aria-label={label}
        isOpen
        onOpenChange={onClose}
        triggerRef={trigger}
        placement={placement}
        offset={4}
      >
        <List key={level} aria-label={label} {...opening} onClose={onClose}>
          <MenuEntries sections={sectionsOf(content)} onCloseAnd={onCloseAnd} />
        </List>
      </Floating>
    </PageLocale>
  );
}
