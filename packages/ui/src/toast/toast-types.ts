/** Where toasts appear (specification section 9). */
export const toastPositions = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;

/** One of the nine places of a toast. */
export type ToastPosition = (typeof toastPositions)[number];

/** What a toast reports. */
export const toastTones = ['success', 'info', 'warning', 'error'] as const;

/** One of the tones of a toast. */
export type ToastTone = (typeof toastTones)[number];

/** What is said. */
export interface ToastMessage {
  /** What it reports: decides how it is announced and how long it stays. */
  readonly tone: ToastTone;
  /** What happened, one short sentence. */
  readonly title: string;
  /** What it means or what to do. */
  readonly text?: string | undefined;
  /** The error code, e.g. `User.ManagedReadonly`. */
  readonly code?: string | undefined;
  /** The trace id of the failed request, shown so that it can be passed on. */
  readonly traceId?: string | undefined;
  /**
   * Milliseconds until it goes, `null` for "stays until closed".
   *
   * @default 5000 for success and info, 10000 for these with an action, null for warnings and errors (specification sections 4 and 9)
   */
  readonly timeout?: number | null | undefined;
  /** One thing that can be done about it, e.g. undo. The toast goes when it is pressed. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /** The page of what it is about, as the product names it: the history links there, see `ToastHistory`. */
  readonly about?: string | undefined;
  /** What it is about, opened from the history for as long as it is there. */
  readonly opens?:
    | { readonly label: string; readonly onOpen: () => void; readonly isThere: () => boolean }
    | undefined;
}

/** A message on the screen. */
export interface Toast extends ToastMessage {
  /** Given by the queue; identical messages without an action share it while they are on the screen. */
  readonly id: string;
  /** How often it was said: identical messages without an action are one toast while they are on the screen. */
  readonly count: number;
  /** When it was said last. */
  readonly at: Date;
}

/** What a toast queue holds. */
export interface ToastQueueState {
  /** On the screen, oldest first. */
  readonly toasts: readonly Toast[];
  /** Everything that was said during this visit, newest first, at most 100. */
  readonly history: readonly Toast[];
}

/** How a message is shown. */
export interface ToastManner {
  /** Goes to the history only: what it says is on the screen already. @default false */
  readonly quietly?: boolean;
  /** The id of an earlier message that this one takes the place of, on the screen and in the history. */
  readonly insteadOf?: string | undefined;
}

/** Shows messages, and remembers them for this visit. */
export interface ToastQueue {
  /** @returns the id with which the toast can be dismissed, or another message shown instead of it */
  show(message: ToastMessage, manner?: ToastManner): string;
  /** Takes one toast from the screen; the history keeps it. An id that is not there does nothing. */
  dismiss(id: string): void;
  /** Takes back what is not true any more, from the screen and from the history. An id that is not there does nothing. */
  forget(id: string): void;
  /** Stops all clocks, while the pointer or the focus is inside the toasts. */
  pause(): void;
  /** Lets the clocks run on with what was left of them. */
  resume(): void;
  /** Takes all toasts from the screen; the history stays. */
  clear(): void;
  /** Empties the history; what is on the screen stays. */
  clearHistory(): void;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  snapshot(): ToastQueueState;
}
