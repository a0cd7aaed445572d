import type { ComponentProps } from 'react';
import type { Toast } from './toast-types.ts';
import { Speech } from './ToastSpeaker.styles.ts';
import type { ToastWords } from './toast-words.ts';

/** Properties of {@link ToastSpeaker}. */
export interface ToastSpeakerProps extends Omit<ComponentProps<'div'>, 'children'> {
  readonly toasts: readonly Toast[];
  /** Shows what it says, because the toasts themselves could not be fetched. @default false */
  readonly isShown?: boolean;
  readonly words: ToastWords;
}

const urgent = (toast: Toast): boolean => toast.tone === 'error';

/**
 * Says the newest message. There from the beginning, apart from what is shown: an element that comes together with
 * its text is not reliably announced. Errors interrupt, the rest waits its turn. An open dialog does not silence it.
 */
export function ToastSpeaker({ toasts, isShown = false, words, ...props }: ToastSpeakerProps) {
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
    <div data-react-aria-top-layer="true" {...props}>
      <Speech as="output" $isShown={isShown}>
        {text(toasts.findLast((toast) => !urgent(toast)))}
      </Speech>
      <Speech role="alert" $isShown={isShown}>
        {text(toasts.findLast(urgent))}
      </Speech>
    </div>
  );
}
