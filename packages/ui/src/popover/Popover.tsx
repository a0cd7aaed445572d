import { useImperativeHandle, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import { popoverPanel } from './popover-panel.ts';
import { type PanelTriggerEvent, usePanelTrigger } from './use-panel-trigger.ts';

/** Properties of {@link Popover}. */
export interface PopoverProps extends Omit<
  ButtonProps,
  'children' | 'title' | 'design' | 'size' | 'icon' | 'disabledReason' | PanelTriggerEvent
> {
  /** The button that opens it. */
  readonly trigger: Pick<ButtonProps, 'design' | 'size' | 'icon' | 'disabledReason'> & {
    /** Its words, or a sign with words. */
    readonly label: ReactNode;
  };
  /** Names what floats. */
  readonly title: string;
  /** What floats: a few lines or controls. */
  readonly children: ReactNode;
}

/**
 * Something small that floats beside the button it belongs to: an explanation with a link, a few settings that take
 * effect at once. What must be answered is a `Dialog`; a list of actions is a `MenuButton`.
 *
 * - Do: keep to a few lines or controls; let what is chosen take effect at once.
 * - Don't: put into it what must be read: it is closed at first.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | Opens it and moves the focus inside |
 * | Esc | Closes it and gives the focus back |
 */
export function Popover({ trigger: { label, ...button }, title, children, ref, ...props }: PopoverProps) {
  const { trigger, triggerProps, isOpen, close } = usePanelTrigger(popoverPanel);
  useImperativeHandle(ref, () => trigger.current as HTMLButtonElement, [trigger]);
  return (
    <>
      <Button {...props} {...button} {...triggerProps}>
        {label}
      </Button>
      <LazyPart
        of={popoverPanel}
        wanted={isOpen}
        onFailed={close}
        props={() => ({ title, trigger, children, onClose: close })}
      />
    </>
  );
}
