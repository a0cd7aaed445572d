import { type ComponentProps, use, useId, type ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CollapseIcon, WidenIcon } from '../icons.ts';
import { Foot, Group, GroupHeading, Head, List, Root } from './Sidebar.styles.ts';
import { SidebarEntry, type SidebarItem } from './SidebarEntry.tsx';
import { SidebarPlace } from './sidebar-place.ts';

/** Pages that belong together. A group without pages is left out by the caller. */
export interface SidebarGroup {
  /** Distinguishes it from the other groups. */
  readonly id: string;
  /** What they have in common. The first group may do without. */
  readonly title?: string;
  /** In the order they are shown. */
  readonly items: readonly SidebarItem[];
}

/** How a sidebar is made narrow and wide again. */
export interface SidebarCollapse {
  /** Whether only the drawings are shown. The caller remembers it. */
  readonly isCollapsed: boolean;
  /** Called with whether only the drawings are shown from now on. */
  readonly onCollapsed: (isCollapsed: boolean) => void;
  /** Names the button that leaves only the drawings ("Collapse navigation"). */
  readonly collapse: string;
  /** Names the button that brings the words back ("Expand navigation"). */
  readonly expand: string;
}

/** Properties of {@link Sidebar}. */
export interface SidebarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The navigation's name for screen readers. */
  readonly label: string;
  /** The logo; collapsed, its mark alone is seen. */
  readonly header: ReactNode;
  /** In the order they are shown. */
  readonly groups: readonly SidebarGroup[];
  /** Without it the sidebar keeps its width of 236 px. */
  readonly collapse?: SidebarCollapse | undefined;
}

/**
 * The areas of the product in groups, and which one the reader is in. Collapsed it is 58 px wide: the drawings stay,
 * with their words on hover and focus. In the drawer of a narrow page it is always whole.
 *
 * - Do: give every page a drawing of its own; count only what a reader acts on.
 * - Don't: nest pages; what is below a page are its `TabLinks`.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | goes from page to page, last to the button that collapses |
 * | Enter | opens the page |
 */
export function Sidebar({ label, header, groups, collapse, ...props }: SidebarProps) {
  const id = useId();
  const isDrawer = use(SidebarPlace) === 'drawer';
  const isCollapsed = !isDrawer && collapse?.isCollapsed === true;
  return (
    <Root {...props} aria-label={label} data-collapsed={isCollapsed || undefined}>
      <Head>{header}</Head>
      <div>
        {groups.map((group) => (
          <Group key={group.id}>
            {group.title && (
              <GroupHeading id={`${id}-${group.id}`}>
                <span>{group.title}</span>
              </GroupHeading>
            )}
            <List aria-labelledby={group.title && `${id}-${group.id}`}>
              {group.items.map((item) => (
                <SidebarEntry key={item.id} item={item} isCollapsed={isCollapsed} />
              ))}
            </List>
          </Group>
        ))}
      </div>
      {collapse && !isDrawer && (
        <Foot>
          <IconButton
            icon={isCollapsed ? WidenIcon : CollapseIcon}
            label={isCollapsed ? collapse.expand : collapse.collapse}
            onClick={() => collapse.onCollapsed(!isCollapsed)}
          />
        </Foot>
      )}
    </Root>
  );
}
