import { type ComponentProps, useImperativeHandle, useId } from 'react';
import { Busy, Content } from '../button/Button.styles.ts';
import type { ButtonDesign, ButtonSize } from '../button/button-designs.ts';
import { pressable, type Pressable } from '../button/pressable.ts';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import type { PanelPlacement } from '../popover/panel-placement.ts';
import { ReasonBubble } from '../reason-bubble/ReasonBubble.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { IconTrigger, Trigger } from './MenuButton.styles.ts';
import type { MenuContent } from './menu-content.ts';
import { menuPanel } from './menu-panel.ts';
import { useMenuTrigger, type MenuTriggerEvent } from './use-menu-trigger.ts';

/** Properties of {@link MenuButton}. */
export interface MenuButtonProps
  extends Pressable, Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'type' | MenuTriggerEvent> {
  /** The name of the button and of its menu ("Actions for Amelie Brandt"). */
  readonly label: string;
  /** Alone it stands for the label; with `showLabel` it stands before it. */
  readonly icon?: IconShape;
  /** Whether the label is written out. @default true without an icon */
  readonly showLabel?: boolean;
  /** How much the button asks for. @default 'quaternary' */
  readonly design?: ButtonDesign;
  /** 28, 34 or 38 px high. @default 'md' */
  readonly size?: ButtonSize;
  /** The entries, or how to get them when the menu opens: a list of a hundred rows need not have a hundred menus. */
  readonly items: MenuContent | (() => MenuContent);
  /** Where the menu lies. @default 'bottom start', of a drawing alone, as at the end of a row, 'bottom end' */
  readonly placement?: PanelPlacement;
}

/**
 * A button that opens a menu of actions. The button is there at once; its menu comes in a file of its own, fetched
 * when a pointer or the focus reaches for it. A disabled entry says why, in the menu.
 *
 * - Do: name the object in the label; put what destroys last and in the danger tone; say in an entry why it is
 *   disabled.
 * - Don't: hide entries that are not possible now, or put a single action into a menu. Where there is nothing to do at
 *   all, leave the button out: a menu without entries says nothing.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space, Arrow down | Opens it on the first entry |
 * | Arrow up | Opens it on the last entry |
 * | Arrows, Home, End, letters | Move |
 * | Enter, Space | Does it |
 * | Esc | Closes it and gives the focus back |
 */
export function MenuButton({
  label,
  icon,
  showLabel = !icon,
  design = 'quaternary',
  size = 'md',
  items,
  placement = showLabel ? 'bottom start' : 'bottom end',
  busy = false,
  disabledReason,
  ref,
  ...props
}: MenuButtonProps) {
  const reasonId = useId();
  const { trigger, triggerProps, isOpen, focus, close, closeAnd } = useMenuTrigger(menuPanel);
  useImperativeHandle(ref, () => trigger.current as HTMLButtonElement, [trigger]);
  const Root = showLabel ? Trigger : IconTrigger;
  const { onClick, ...reach } = triggerProps;
  return (
    <>
      <Root
        {...props}
        ref={trigger}
        type="button"
        $design={design}
        $size={size}
        $danger={false}
        $fullWidth={false}
        $flush={false}
        aria-label={showLabel ? undefined : label}
        {...(busy || disabledReason ? {} : reach)}
        {...pressable({ busy, disabledReason, reasonId, onClick, describedBy: props['aria-describedby'] })}
      >
        <Content>
          {icon && <Icon of={icon} />}
          {showLabel && label}
        </Content>
        {busy && (
          <Busy>
            <Spinner />
          </Busy>
        )}
      </Root>
      {disabledReason && <ReasonBubble id={reasonId}>{disabledReason}</ReasonBubble>}
      <LazyPart
        of={menuPanel}
        wanted={isOpen}
        onFailed={close}
        props={() => ({
          label,
          content: typeof items === 'function' ? items() : items,
          focus,
          placement,
          trigger,
          onClose: close,
          onCloseAnd: closeAnd,
        })}
      />
    </>
  );
}
