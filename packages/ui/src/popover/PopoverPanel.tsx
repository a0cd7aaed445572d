import type { ReactNode, RefObject } from 'react';
import { PageLocale } from '../lazy-part/PageLocale.tsx';
import type { PanelPlacement } from './panel-placement.ts';
import { Frame, Root } from './PopoverPanel.styles.ts';

/** Properties of {@link PopoverPanel}. */
export interface PopoverPanelProps {
  /** Names the panel. */
  readonly title: string;
  readonly children: ReactNode;
  readonly trigger: RefObject<HTMLElement | null>;
  /** @default 'bottom start' */
  readonly placement?: PanelPlacement | undefined;
  readonly onClose: () => void;
}

/** The floating part of a popover. Esc and a press beside it close it; the focus goes in and comes back. */
export function PopoverPanel({
  title,
  children,
  trigger,
  placement = 'bottom start',
  onClose,
}: PopoverPanelProps) {
  return (
    <PageLocale>
      <Root isOpen onOpenChange={onClose} triggerRef={trigger} placement={placement} offset={4}>
        <Frame aria-label={title}>{children}</Frame>
      </Root>
    </PageLocale>
  );
}
