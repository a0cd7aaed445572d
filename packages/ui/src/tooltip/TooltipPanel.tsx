import type { RefObject } from 'react';
import { Bubble } from './TooltipPanel.styles.ts';

/** Properties of {@link TooltipPanel}. */
export interface TooltipPanelProps {
  readonly id: string;
  readonly text: string;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** The pointer is on its way into the bubble, which stays. */
  readonly onKeep: () => void;
}

/** The bubble of a tooltip. The pointer may move into it. */
export function TooltipPanel({ id, text, trigger, onClose, onKeep }: TooltipPanelProps) {
  return (
    <Bubble
      isOpen
      onOpenChange={(isOpen) => (isOpen ? onKeep() : onClose())}
      triggerRef={trigger}
      placement="top"
      offset={6}
      onPointerEnter={onKeep}
      onPointerLeave={onClose}
    >
      <span id={id}>{text}</span>
    </Bubble>
  );
}
