import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import type { Toast } from './toast-types.ts';
import type { ToastWords } from './toast-words.ts';

/** Properties of {@link ToastSpeaker}. */
export interface ToastSpeakerProps {
  readonly toasts: readonly Toast[];
  readonly words: ToastWords;
}

const urgent = (toast: Toast): boolean => toast.tone === 'error';

/**
 * Says the newest message. There from the beginning, apart from what is shown: an element that comes together with
 * its text is not reliably announced. Errors interrupt, the rest waits its turn.
 */
export function ToastSpeaker({ toasts, words }: ToastSpeakerProps) {
  const text = (toast: Toast | undefined): string =>
    toast === undefined
      ? ''
      : [
          `${words.tones[toast.tone]}:`,
          toast.title,
          toast.text,
          toast.count > 1 ? words.times(toast.count) : undefined,
          toast.action?.label,
        ]
          .filter(Boolean)
          .join(' ');
  return (
    <>
      <VisuallyHidden role="status">{text(toasts.findLast((toast) => !urgent(toast)))}</VisuallyHidden>
      <VisuallyHidden role="alert">{text(toasts.findLast(urgent))}</VisuallyHidden>
    </>
  );
}
