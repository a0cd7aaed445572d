import { useRef, type ReactNode } from 'react';
import { Bubble } from './ReasonBubble.styles.ts';
import { useBubble } from './use-bubble.ts';

/** Properties of {@link ReasonBubble}. */
export interface ReasonBubbleProps {
  /** For `aria-describedby` of the control. */
  readonly id?: string;
  /** Whether a pointer that only passes by sees nothing. Focus never waits. @default false */
  readonly patient?: boolean;
  /** Below the control, or beside it where the way down is crowded. @default 'below' */
  readonly side?: 'below' | 'beside';
  readonly children: ReactNode;
}

/**
 * A bubble for the button right before it, shown on hover, focus and press. It lies in the browser's top layer, so
 * that no scrolling container cuts it off and no layout notices it. What it says reaches a screen reader through
 * `aria-describedby` of the button, or is its name already.
 */
export function ReasonBubble({ id, patient = false, side = 'below', children }: ReasonBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useBubble(bubble, patient ? 'hint' : 'reason');
  return (
    <Bubble ref={bubble} id={id} popover="manual" aria-hidden $delay={patient} $side={side}>
      {children}
    </Bubble>
  );
}
