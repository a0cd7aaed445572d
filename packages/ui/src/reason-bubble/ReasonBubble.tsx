import { useRef, type ReactNode } from 'react';
import { Bubble } from './ReasonBubble.styles.ts';
import { useBubble } from './use-bubble.ts';

/** Properties of {@link ReasonBubble}. */
export interface ReasonBubbleProps {
  /** For `aria-describedby` of the control. */
  readonly id?: string;
  /** Whether a pointer that only passes by sees nothing. Focus never waits. @default false */
  readonly patient?: boolean;
  readonly children: ReactNode;
}

/**
 * A bubble over the button that contains it, shown on hover, focus and press. It lies in the browser's top layer,
 * so that no scrolling container cuts it off. It is no part of the button's name: what it says reaches a screen
 * reader through `aria-describedby`, or is the name already.
 */
export function ReasonBubble({ id, patient = false, children }: ReasonBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useBubble(bubble, patient ? 'hint' : 'reason');
  return (
    <Bubble ref={bubble} id={id} popover="manual" aria-hidden $delay={patient}>
      {children}
    </Bubble>
  );
}
