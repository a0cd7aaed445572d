import { useEffect, type RefObject } from 'react';
import type { ToastQueue } from './toast-types.ts';

/** Esc takes away the message that has the focus, and nothing else: a dialog below stays open. */
export function useToastEscape(region: RefObject<HTMLElement | null>, queue: ToastQueue): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key !== 'Escape' || !(target instanceof Element) || !region.current?.contains(target)) return;
      const id = target.closest<HTMLElement>('[data-toast]')?.dataset['toast'];
      if (id === undefined) return;
      event.stopPropagation();
      queue.dismiss(id);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [region, queue]);
}
