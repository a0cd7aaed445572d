import { cloneElement, useId, type ComponentProps, type ReactElement } from 'react';
import { ReasonBubble } from '../reason-bubble/ReasonBubble.tsx';
import { Root } from './Tooltip.styles.ts';

/** Properties of {@link Tooltip}. */
export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A short sentence. */
  readonly text: string;
  /** One element that can have the focus. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * A word more about a control, shown while it is hovered or focused. Never the only place of
 * something that has to be known: a finger sees no tooltip. Icon buttons and disabled buttons bring
 * their own bubble.
 *
 * - Do: keep it to one line that adds to the words of the control.
 * - Don't: repeat the control's own words, or put a link into it: that is a `Popover`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the control and shows it |
 * | Esc | Takes it away |
 */
export function Tooltip({ text, children, ...props }: TooltipProps) {
  const id = useId();
  const described = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <Root {...props}>
      {cloneElement(children, { 'aria-describedby': described })}
      <ReasonBubble id={id} patient>
        {text}
      </ReasonBubble>
    </Root>
  );
}
