import { createElement, type ComponentProps, useState, useSyncExternalStore } from 'react';
import { usePart } from '../lazy-part/use-part.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { toastStack } from './toast-stack.ts';
import type { ToastPosition, ToastQueue } from './toast-types.ts';
import { ToastSpeaker } from './ToastSpeaker.tsx';
import type { ToastRegionWords } from './toast-words.ts';

/** Properties of {@link ToastRegion}. Native ones belong to the live regions, which are always there. */
export interface ToastRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whose messages appear here: the one that `createToastQueue` made for the page. */
  readonly queue: ToastQueue;
  /** One of the nine places. @default 'bottom' (specification, section 9) */
  readonly position?: ToastPosition;
  /**
   * Names of the place and of the buttons, and what is said around the messages.
   * @default those of the `UiWordsProvider`
   */
  readonly words?: ToastRegionWords | undefined;
}

/**
 * Where messages appear. Render it once and always: its live regions must be there before the first message; what one
 * sees comes in a file of its own, and as plain text where that file cannot be fetched. Clocks stop while the pointer
 * or the focus is inside, and while the window is hidden. Toasts never lie over the focused control, the bulk bar or the
 * actions of a dialog, and over its other buttons only where there is no other place.
 *
 * - Do: say what happened, what it means, what to do; give an undo where there is one.
 * - Don't: use it for what belongs to a field or is on the page already; don't ask in a toast.
 *
 * | Key | Does |
 * | --- | --- |
 * | F6 | Goes to the messages and back |
 * | Tab | Goes through their buttons |
 * | Esc | Closes the message that has the focus |
 */
export function ToastRegion({ queue, position = 'bottom', words: own, ...props }: ToastRegionProps) {
  const words = useUiWords('toastRegion', own);
  const { toasts } = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const [wasWanted, setWanted] = useState(false);
  if (toasts.length > 0 && !wasWanted) setWanted(true);
  // Where the file could not be fetched, the next message tries again.
  const newest = toasts.at(-1)?.id ?? '';
  const [failedFor, setFailedFor] = useState<string>();
  const hasFailed = failedFor !== undefined;
  const isTried = hasFailed && (newest === '' || newest === failedFor);
  const stack = usePart(toastStack, wasWanted && !isTried, () => setFailedFor(newest));
  return (
    <>
      <ToastSpeaker {...props} toasts={toasts} isShown={hasFailed && !stack} words={words} />
      {stack && createElement(stack, { queue, toasts, position, words })}
    </>
  );
}
