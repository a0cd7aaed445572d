import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { LazyLoader } from '../lazy-part/lazy-part.ts';
import type { MenuFocus } from './MenuPanel.tsx';
import { useActAfterClose } from './use-act-after-close.ts';

/** Enter and Space as well: the click a browser makes of them counts as a screen reader's, which focuses later. */
const keys: Readonly<Record<string, MenuFocus>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
};

/**
 * What the button of a menu does of itself when it is hovered, focused or pressed; callers cannot
 * override it.
 */
export type MenuTriggerEvent = 'onPointerEnter' | 'onFocus' | 'onClick' | 'onKeyDown' | 'onKeyUp';

/**
 * Opens and closes a menu whose floating part may not be here yet: reaching for the button fetches it,
 * and a press that comes earlier is remembered.
 *
 * @param onReach called when a pointer or the focus reaches for the button.
 */
export function useMenuTrigger<Part>(loader: LazyLoader<Part>, onReach?: () => void) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [focus, setFocus] = useState<MenuFocus>('menu');
  const open = (at: MenuFocus): void => {
    setFocus(at);
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  const reach = (): void => {
    onReach?.();
    void loader.load().catch(() => undefined);
  };
  return {
    trigger,
    isOpen,
    focus,
    close,
    closeAnd: useActAfterClose(isOpen, close),
    triggerProps: {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      onPointerEnter: reach,
      onFocus: reach,
      onClick: (event: MouseEvent) => open(event.detail === 0 ? 'first' : 'menu'),
      onKeyDown(event: KeyboardEvent) {
        const at = keys[event.key];
        if (at === undefined || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        event.stopPropagation();
        open(at);
      },
      onKeyUp(event: KeyboardEvent) {
        if (event.key === ' ') event.preventDefault();
      },
    },
  };
}
