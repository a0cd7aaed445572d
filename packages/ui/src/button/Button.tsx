import { useId, type ComponentProps } from 'react';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import { ReasonBubble } from '../reason-bubble/ReasonBubble.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { Busy, Content, Root } from './Button.styles.ts';
import type { ButtonAppearance } from './button-designs.ts';
import { pressable, type Pressable } from './pressable.ts';

/** Properties of {@link Button}. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonAppearance, Pressable {
  /** Drawn before the words. */
  readonly icon?: IconShape;
}

/**
 * Does something on this page; what leads to another page is a `ButtonLink`. Its words say the action and its object
 * ("Create user"). It is never silently disabled: `disabledReason` says why it cannot be pressed, keeps it in the
 * tab order and shows the reason on hover, focus and press.
 *
 * - Do: name the action and its object; keep one primary on a page; place it last.
 * - Don't: use it to go to another page, or the danger tone for emphasis.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches it, also while it is disabled or busy |
 * | Enter, Space | Presses it |
 * | Esc | Takes the reason away |
 */
export function Button({
  design = 'secondary',
  size = 'md',
  tone = 'neutral',
  fullWidth = false,
  padding = 'regular',
  icon,
  busy = false,
  disabledReason,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  const reasonId = useId();
  return (
    <>
      <Root
        type={type}
        $design={design}
        $size={size}
        $danger={tone === 'danger'}
        $fullWidth={fullWidth}
        $flush={padding === 'none'}
        {...props}
        {...pressable({ busy, disabledReason, reasonId, onClick, describedBy: props['aria-describedby'] })}
      >
        <Content>
          {icon && <Icon of={icon} />}
          {children}
        </Content>
        {busy && (
          <Busy>
            <Spinner />
          </Busy>
        )}
      </Root>
      {disabledReason && <ReasonBubble id={reasonId}>{disabledReason}</ReasonBubble>}
    </>
  );
}
