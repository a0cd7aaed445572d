import type { ComponentProps, ReactNode } from 'react';
import type { RenderLink } from '../link/Linked.tsx';
import { Count, List, Root, Tab } from './TabLinks.styles.ts';

/** One part of what the page is about. */
export interface TabLink {
  /** Distinguishes it from the others. */
  readonly id: string;
  /** The part in a word or two. */
  readonly label: string;
  /** How many it holds, formatted for the reader. Left out until known. */
  readonly count?: ReactNode;
  /** Whether it is the part that is shown. @default false */
  readonly current?: boolean;
  /** Leads to the part's own address. */
  readonly render: RenderLink;
}

/** Properties of {@link TabLinks}. */
export interface TabLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The navigation's name for screen readers. */
  readonly label: string;
  /** In the order they are shown; one of them is `current`. */
  readonly items: readonly TabLink[];
}

/** Moves the list alone: `scrollIntoView` would move the page as well. */
function scrollIntoList(tab: HTMLLIElement | null) {
  const list = tab?.parentElement;
  if (list) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/**
 * The parts of one thing, each with its own address: links, so that a part can be opened in a new tab and the back
 * button works. Where they do not fit they scroll, and the current one is in view.
 *
 * - Do: give every part its own address.
 * - Don't: use it to switch a view inside a card.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes from link to link |
 * | Enter | Opens the part |
 */
export function TabLinks({ label, items, ...props }: TabLinksProps) {
  return (
    <Root {...props} aria-label={label}>
      <List>
        {items.map((item) => (
          <li key={item.id} ref={item.current ? scrollIntoList : null}>
            <Tab render={item.render} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              {item.count !== undefined && <Count>{item.count}</Count>}
            </Tab>
          </li>
        ))}
      </List>
    </Root>
  );
}
