import type { ComponentProps, MouseEvent } from 'react';

/** What can keep a button from being pressed. */
export interface Pressable {
  /** The action is under way: the press is ignored, the width stays, focus stays. @default false */
  readonly busy?: boolean;
  /** Why it cannot be pressed now, in a sentence. Without it, it can be. */
  readonly disabledReason?: string | undefined;
}

interface Given extends Pressable {
  readonly reasonId: string;
  readonly describedBy: string | undefined;
  readonly onClick: ComponentProps<'button'>['onClick'];
}

/**
 * The attributes of a button that may be busy or disabled. The native `disabled` would take it out
 * of the tab order and lose the focus in the middle of an action, so the press is swallowed
 * instead; that also stops a submit by Enter.
 */
export function pressable({ busy = false, disabledReason, reasonId, describedBy, onClick }: Given) {
  const description = [describedBy, disabledReason && reasonId].filter(Boolean).join(' ');
  return {
    'aria-busy': busy || undefined,
    'aria-disabled': busy || Boolean(disabledReason) || undefined,
    'aria-describedby': description || undefined,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (busy || disabledReason) {
        event.preventDefault();
        event.stopPropagation();
      } else onClick?.(event);
    },
  };
}
