import { useId, type ComponentProps } from 'react';
import { Busy, Content } from '../button/Button.styles.ts';
import type { ButtonAppearance, ButtonDesign } from '../button/button-designs.ts';
import { pressable, type Pressable } from '../button/pressable.ts';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import { ReasonBubble } from '../reason-bubble/ReasonBubble.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { Root } from './IconButton.styles.ts';
import type { IconButtonSize } from './icon-button-sizes.ts';

const iconSizes: Record<IconButtonSize, number> = { xs: 16, sm: 16, md: 18, lg: 20, xl: 22 };

/** Properties of {@link IconButton}. */
export interface IconButtonProps
  extends
    Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-label'>,
    Pick<ButtonAppearance, 'tone' | 'padding'>,
    Pressable {
  /** A drawing that is widely known; the label says the same. */
  readonly icon: IconShape;
  /** The action in words, with its object where there are many ("Remove Bjarne Olsen"). Shown on hover and focus. */
  readonly label: string;
  /** How much it asks for. At most one primary on a page. @default 'quaternary' */
  readonly design?: ButtonDesign;
  /** Its edge: 24, 28, 34, 38 or 46 px. @default 'md' */
  readonly size?: IconButtonSize;
}

/**
 * A button that shows only a drawing, for actions that are widely known by it: close, copy, show,
 * more. Where there is room for words, use a `Button`.
 *
 * - Do: name the object in the label where there are many.
 * - Don't: use a drawing that is not understood without its label.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches it, also while it is disabled or busy, and shows its label |
 * | Enter, Space | Presses it |
 * | Esc | Takes the bubble away |
 */
export function IconButton({
  design = 'quaternary',
  size = 'md',
  tone = 'neutral',
  padding = 'regular',
  icon,
  label,
  busy = false,
  disabledReason,
  onClick,
  type = 'button',
  ...props
}: IconButtonProps) {
  const reasonId = useId();
  return (
    <>
      <Root
        type={type}
        aria-label={label}
        $design={design}
        $size="md"
        $edge={size}
        $danger={tone === 'danger'}
        $fullWidth={false}
        $flush={padding === 'none'}
        {...props}
        {...pressable({ busy, disabledReason, reasonId, onClick, describedBy: props['aria-describedby'] })}
      >
        <Content>
          <Icon of={icon} size={iconSizes[size]} />
        </Content>
        {busy && (
          <Busy>
            <Spinner />
          </Busy>
        )}
      </Root>
      <ReasonBubble key={disabledReason ? 'reason' : 'hint'} id={reasonId} patient={!disabledReason}>
        {disabledReason || label}
      </ReasonBubble>
    </>
  );
}
