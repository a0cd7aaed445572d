import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import type { RenderLink } from '../link/Linked.tsx';
import { ReasonBubble } from '../reason-bubble/ReasonBubble.tsx';
import { Attention, Count, IconPlace, Item, ItemLabel } from './Sidebar.styles.ts';

/** What an entry of the sidebar says. */
interface SidebarFacts {
  /** Distinguishes it from the others. */
  readonly id: string;
  readonly label: string;
  /** Left out while it is on its way: its place is kept. */
  readonly icon: IconShape | undefined;
  /** How many there are, formatted for the reader. */
  readonly count?: ReactNode;
  /**
   * Something there needs the reader, in a word or two ("2 failed"). A badge; collapsed, a dot whose words come on
   * hover and focus.
   */
  readonly attention?: string | undefined;
  /** Whether the reader is on this page or below it. @default false */
  readonly current?: boolean;
}

/** One page the sidebar leads to, or one thing it opens over the page. */
export type SidebarItem = SidebarFacts &
  (
    | { readonly render: RenderLink; readonly onPress?: never }
    | { readonly onPress: () => void; readonly render?: never }
  );

/** Properties of {@link SidebarEntry}. */
export interface SidebarEntryProps {
  readonly item: SidebarItem;
  /** Whether only its drawing is shown; its words come on hover and focus. */
  readonly isCollapsed: boolean;
}

/** One entry of the sidebar. The same element in both forms, so that the focus stays when the form changes. */
export function SidebarEntry({ item, isCollapsed }: SidebarEntryProps) {
  const { label, icon, count, attention, current = false, render, onPress } = item;
  const kind = onPress ? { as: 'button' as const, type: 'button', onClick: onPress } : { render };
  return (
    <li>
      <Item {...kind} aria-current={current ? 'page' : undefined}>
        {icon ? <Icon of={icon} /> : <IconPlace />}
        <ItemLabel>{label}</ItemLabel>
        {count !== undefined && <Count>{count}</Count>}
        {attention !== undefined && <Attention tone="warning">{attention}</Attention>}
      </Item>
      {isCollapsed && (
        <ReasonBubble side="beside" patient>
          {label}
          {count !== undefined && <> · {count}</>}
          {attention !== undefined && <> · {attention}</>}
        </ReasonBubble>
      )}
    </li>
  );
}
