import { useSyncExternalStore } from 'react';
import { ToastItem } from './ToastItem.tsx';
import { Region } from './Toast.styles.ts';
import { ToastSpeaker } from './ToastSpeaker.tsx';
import type { ToastPosition, ToastQueue } from './toast-types.ts';
import type { ToastRegionWords } from './toast-words.ts';
import { useDodge } from './use-dodge.ts';

/** Properties of {@link ToastRegion}. */
export interface ToastRegionProps {
  readonly queue: ToastQueue;
  /** One of the nine places. @default 'bottom' (specification, section 9) */
  readonly position?: ToastPosition;
  readonly words: ToastRegionWords;
}

/**
 * Where messages appear. Render it once and always: its live regions must be there before the first message. Clocks
 * stop while the pointer or the focus is inside; it makes way where it would lie over the focused control.
 *
 * Keyboard: Tab reaches the buttons of each message; Esc takes the one away that has the focus.
 */
export function ToastRegion({ queue, position = 'bottom', words }: ToastRegionProps) {
  const { toasts } = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const { region, dodging } = useDodge<HTMLElement>(toasts.length > 0);
  return (
    <>
      <ToastSpeaker toasts={toasts} words={words} />
      {toasts.length > 0 && (
        <Region
          ref={region}
          aria-label={words.region}
          data-position={position}
          data-dodging={dodging || undefined}
          onPointerEnter={() => queue.pause()}
          onPointerLeave={() => queue.resume()}
          onFocus={() => queue.pause()}
          onBlur={() => queue.resume()}
        >
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} onClose={() => queue.dismiss(toast.id)} words={words} />
          ))}
        </Region>
      )}
    </>
  );
}
