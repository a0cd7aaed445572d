import {
  cloneElement,
  useId,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type ReactElement,
} from 'react';
import { LazyPart } from '../lazy-part/LazyPart.tsx';
import { Root } from './Tooltip.styles.ts';
import { tooltipPanel } from './tooltip-panel.ts';
import { useTooltip } from './use-tooltip.ts';

/** Properties of {@link Tooltip}. */
export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A short sentence. */
  readonly text: string;
  /** One element that can have the focus. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * A word more about a control, for whoever rests on it or focuses it. Never the only place of something that has to
 * be known: a finger sees no tooltip. Icon buttons and disabled buttons bring their own bubble.
 *
 * - Do: keep it to one line that adds to the words of the control.
 * - Don't: repeat the control's own words, or put a link into it: that is a `Popover`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the control and shows it |
 * | Esc | Takes it away |
 */
export function Tooltip({ text, children, ref, ...props }: TooltipProps) {
  const id = useId();
  const trigger = useRef<HTMLSpanElement>(null);
  useImperativeHandle(ref, () => trigger.current as HTMLSpanElement, [trigger]);
  const { isOpen, keep, leave, close, hoverProps } = useTooltip();
  return (
    <Root {...props} ref={trigger} {...hoverProps}>
      {cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      <LazyPart
        of={tooltipPanel}
        wanted={isOpen}
        onFailed={close}
        props={() => ({ id, text, trigger, onClose: leave, onKeep: keep })}
      />
    </Root>
  );
}
