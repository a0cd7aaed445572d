import { useId, type ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import type { RenderLink } from '../link/Linked.tsx';
import { Count, Group, GroupHeading, Head, Item, ItemLabel, List, Root } from './Sidebar.styles.ts';

/** One page the sidebar leads to. */
export interface SidebarItem {
  /** Tells it from the others. */
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  /** How many there are, formatted for the reader. */
  readonly count?: ReactNode;
  /** Whether the reader is on this page or below it. @default false */
  readonly current?: boolean;
  readonly render: RenderLink;
}

/** Pages that belong together. A group without pages is left out by the caller. */
export interface SidebarGroup {
  readonly id: string;
  /** What they have in common. The first group may do without. */
  readonly heading?: string;
  readonly items: readonly SidebarItem[];
}

/** Properties of {@link Sidebar}. */
export interface SidebarProps {
  /** The navigation's name for screen readers. */
  readonly label: string;
  /** The logo. */
  readonly header: ReactNode;
  readonly groups: readonly SidebarGroup[];
}

/** The areas of the product in groups, and which one the reader is in. */
export function Sidebar({ label, header, groups }: SidebarProps) {
  const id = useId();
  return (
    <Root aria-label={label}>
      <Head>{header}</Head>
      <div>
        {groups.map((group) => (
          <Group key={group.id}>
            {group.heading && <GroupHeading id={`${id}-${group.id}`}>{group.heading}</GroupHeading>}
            <List aria-labelledby={group.heading && `${id}-${group.id}`}>
              {group.items.map((item) => (
                <li key={item.id}>
                  <Item render={item.render} aria-current={item.current ? 'page' : undefined}>
                    <Icon of={item.icon} />
                    <ItemLabel>{item.label}</ItemLabel>
                    {item.count !== undefined && <Count>{item.count}</Count>}
                  </Item>
                </li>
              ))}
            </List>
          </Group>
        ))}
      </div>
    </Root>
  );
}
