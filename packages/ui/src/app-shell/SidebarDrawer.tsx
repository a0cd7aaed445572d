import type { MouseEvent, ReactNode, RefObject } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../icons.ts';
import { SidebarPlace } from '../sidebar/sidebar-place.ts';
import { CloseSlot, Drawer } from './AppShell.styles.ts';

/** Properties of {@link SidebarDrawer}. */
export interface SidebarDrawerProps {
  /** The dialog, for the caller that opens it with `showModal()`. */
  readonly drawer: RefObject<HTMLDialogElement | null>;
  /** Its name for screen readers. */
  readonly label: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

function closeWhenDone({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  const leaves = target instanceof Element && target.closest('a, nav button');
  if (leaves || target === currentTarget) currentTarget.close();
}

/**
 * The sidebar where there is no room beside the page. The browser's own modal dialog keeps the focus inside, closes
 * on Esc and gives the focus back. An entry pressed in it, or a press
 * beside it, closes it too.
 */
export function SidebarDrawer({ drawer, label, closeLabel, children }: SidebarDrawerProps) {
  return (
    <Drawer ref={drawer} aria-label={label} onClick={closeWhenDone}>
      <SidebarPlace value="drawer">{children}</SidebarPlace>
      <CloseSlot>
        <IconButton icon={CloseIcon} label={closeLabel} onClick={() => drawer.current?.close()} />
      </CloseSlot>
    </Drawer>
  );
}
