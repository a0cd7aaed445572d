import { useRef, useState } from 'react';
import type { LazyLoader } from '../lazy-part/lazy-part.ts';

/**
 * What such a button does of itself when it is hovered, focused or pressed; callers cannot override
 * it.
 */
export type PanelTriggerEvent = 'onPointerEnter' | 'onFocus' | 'onClick';

/**
 * Opens and closes a floating panel whose file is fetched when its button is hovered or focused.
 */
export function usePanelTrigger<Part>(loader: LazyLoader<Part>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const preload = (): void => void loader.load().catch(() => undefined);
  return {
    isOpen,
    close: () => setOpen(false),
    triggerProps: {
      ref: trigger,
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': isOpen,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => setOpen(true),
    },
    trigger,
  };
}
