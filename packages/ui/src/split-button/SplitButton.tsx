import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { ExpandIcon } from '../icons.ts';
import { MenuButton, type MenuButtonProps } from '../menu/MenuButton.tsx';
import { Root } from './SplitButton.styles.ts';

/** Properties of {@link SplitButton}; native ones reach the element around both halves. */
export interface SplitButtonProps
  extends
    Omit<ComponentProps<'div'>, 'children' | 'onClick'>,
    Pick<ButtonProps, 'size' | 'icon' | 'fullWidth' | 'busy' | 'disabledReason'> {
  /** The main action and its object ("Start import"). */
  readonly label: string;
  /** `primary` where it is the one action a page is for. @default 'secondary' */
  readonly design?: 'primary' | 'secondary';
  /** Does the main action. */
  readonly onAction: () => void;
  /** Names the second half and its menu ("More ways to start"). */
  readonly menuLabel: string;
  /** Variants of the main action, or how to get them when the menu opens. */
  readonly items: MenuButtonProps['items'];
}

/**
 * An action that most users want as it is, and its variants in a menu beside it. While the action
 * is busy or cannot be done, its variants cannot either.
 *
 * - Do: let the first half do the most common thing, without asking.
 * - Don't: put actions of another kind into the menu; those are a `MenuButton`.
 *
 * | Key | Does |
 * |---|---|
 * | Enter, Space | on the first half: does it; on the second: opens the menu |
 * | Arrow down, Arrow up | on the second half: opens the menu on its first or last entry |
 * | Esc | closes the menu and gives the focus back |
 */
export function SplitButton({
  label,
  design = 'secondary',
  size = 'md',
  icon,
  fullWidth = false,
  busy = false,
  disabledReason,
  onAction,
  menuLabel,
  items,
  ...props
}: SplitButtonProps) {
  const both = { design, size, disabledReason };
  return (
    <Root $fullWidth={fullWidth} data-design={design} {...props}>
      <Button {...both} busy={busy} onClick={onAction} {...(icon && { icon })}>
        {label}
      </Button>
      <MenuButton {...both} busy={busy} icon={ExpandIcon} label={menuLabel} items={items} />
    </Root>
  );
}
