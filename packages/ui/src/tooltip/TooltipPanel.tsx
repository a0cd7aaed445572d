import { useMemo, type RefObject } from 'react';
import { TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { PageLocale } from '../lazy-part/PageLocale.tsx';
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
  const state = useMemo(
    () => ({ isOpen: true, shouldSkipAnimation: false, open: onKeep, close: onClose }),
    [onKeep, onClose],
  );
  return (
    <PageLocale>
      <TooltipTriggerStateContext value={state}>
        <Bubble isOpen triggerRef={trigger} placement="top" offset={6}>
          <span id={id}>{text}</span>
        </Bubble>
      </TooltipTriggerStateContext>
    </PageLocale>
  );
}
