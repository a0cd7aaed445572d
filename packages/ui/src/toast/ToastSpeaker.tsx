import type { ComponentProps } from 'react';
import type { Toast } from './toast-types.ts';
import { Speech } from './ToastSpeaker.styles.ts';
import type { ToastWords } from './toast-words.ts';
import { useSaid } from './use-said.ts';

/** Properties of {@link ToastSpeaker}. */
export interface ToastSpeakerProps extends Omit<ComponentProps<'div'>, 'children'> {
  readonly toasts: readonly Toast[];
  /** Shows what it says, because the toasts themselves could not be fetched. @default false */
  readonly isShown?: boolean;
  readonly words: Required<ToastWords>;
}

const isUrgent = ({ tone }: Toast): boolean => tone === 'error';

/**
 * Says every message once, in their order, and is silent again: what stays on the screen is not repeated when
 * something newer goes. There from the beginning, apart from what is shown: an element that comes together with its
 * text is not reliably announced. Errors interrupt, the rest waits its turn. An open dialog does not silence it.
 */
export function ToastSpeaker({ toasts, isShown = false, words, ...props }: ToastSpeakerProps) {
  const said = useSaid(toasts);
  const lines = isShown ? toasts.map((toast) => ({ key: toast.id, toast })) : said;
  const textOf = ({ tone, title, text, count, action }: Toast): string =>
    [`${words.tones[tone]}:`, title, text, count > 1 ? words.times(count) : undefined, action?.label]
      .filter(Boolean)
      .join(' ');
  const speech = (urgent: boolean) =>
    lines.map(({ key, toast }) => isUrgent(toast) === urgent && <span key={key}>{textOf(toast)}</span>);
  // Not as a whole: what is added is said, and what goes says nothing.
  return (
    <div data-react-aria-top-layer="true" {...props}>
      <Speech as="output" aria-atomic={false} $isShown={isShown}>
        {speech(false)}
      </Speech>
      <Speech role="alert" aria-atomic={false} $isShown={isShown}>
        {speech(true)}
      </Speech>
    </div>
  );
}
