import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { PageLocale } from '../lazy-part/PageLocale.tsx';
import type { PanelPlacement } from '../popover/panel-placement.ts';
import { Head, HeadedFloating, List } from './Menu.styles.ts';
import { MenuEntries } from './MenuEntries.tsx';
import { levelKeys } from './level-keys.ts';
import { sectionsOf, type MenuContent, type MenuStep } from './menu-content.ts';

/** Which entry has the focus when a menu opens: the menu itself after a pointer, an end of it after a key. */
export type MenuFocus = 'menu' | 'first' | 'last';

/** Properties of {@link MenuPanel}. */
export interface MenuPanelProps {
  readonly label: string;
  readonly content: MenuContent;
  /** What stands above the entries and is no entry; it describes the menu. */
  readonly head?: ReactNode;
  readonly focus: MenuFocus;
  /** Which level of the menu is shown: another one begins with its first entry, or with `startsAt`. */
  readonly level?: string | undefined;
  /** How the reader came to this level; the entries come from that side. */
  readonly step?: MenuStep | undefined;
  /** The entry that has the focus when this level is shown, in place of `focus`: what is chosen, or where a reader comes back to. */
  readonly startsAt?: string | undefined;
  readonly placement: PanelPlacement;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onCloseAnd: (act: () => void) => void;
}

/** The floating part of a menu button. Arrow up and down, typing the first letters, Esc and Tab are the library's. */
export function MenuPanel({
  label,
  content,
  head,
  focus,
  level,
  step,
  startsAt,
  placement,
  trigger,
  onClose,
  onCloseAnd,
}: MenuPanelProps) {
  const headId = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startsAt === undefined) return undefined;
    // The library builds the entries of a new level, and focuses one of them, after the first render.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(startsAt)}"]`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [level, startsAt]);
  const sections = sectionsOf(content);
  // The library's option, not the attribute: it decides which entry is the first one a key reaches.
  const opening = { autoFocus: focus === 'menu' ? true : focus };
  return (
    <PageLocale>
      <HeadedFloating
        aria-label={label}
        isOpen
        onOpenChange={onClose}
        triggerRef={trigger}
        placement={placement}
        offset={4}
      >
        {head && <Head id={headId}>{head}</Head>}
        <List
          ref={list}
          key={level}
          $step={step}
          aria-label={label}
          {...(head ? { 'aria-describedby': headId } : {})}
          {...opening}
          onKeyDown={levelKeys(sections)}
          onClose={onClose}
        >
          <MenuEntries sections={sections} onCloseAnd={onCloseAnd} />
        </List>
      </HeadedFloating>
    </PageLocale>
  );
}
