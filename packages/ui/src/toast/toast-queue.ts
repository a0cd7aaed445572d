import { countdown, type Countdown } from './countdown.ts';
import { shownToasts } from './shown-toasts.ts';
import type { Toast, ToastMessage, ToastQueue, ToastQueueState } from './toast-types.ts';

const readingTime = 5000;
const undoTime = 10_000;
const historyLength = 100;

function timeoutOf({ action, timeout, tone }: ToastMessage): number | null {
  if (timeout !== undefined) return timeout;
  if (tone === 'warning' || tone === 'error') return null;
  return action ? undoTime : readingTime;
}

function isSame(first: ToastMessage, second: ToastMessage): boolean {
  return (['tone', 'title', 'text', 'code', 'about'] as const).every((part) => first[part] === second[part]);
}

/**
 * The messages of one console: a plain store that knows nothing of React, so that a query or a form can
 * speak without a component. Show it with `ToastRegion` and `ToastHistory`.
 *
 * A message that is there already is counted instead of shown twice, and its clock starts again.
 * With an action it never is: each undo belongs to its own action. The time of a message runs only while it is seen.
 */
export function createToastQueue(): ToastQueue {
  let state: ToastQueueState = { toasts: [], history: [] };
  let isPaused = false;
  let lastId = 0;
  const clocks = new Map<string, Countdown>();
  const listeners = new Set<() => void>();

  const runClocks = (): void => {
    const seen = new Set(shownToasts(state.toasts).map(({ id }) => id));
    for (const [id, clock] of clocks) {
      if (isPaused || !seen.has(id)) clock.pause();
      else clock.resume();
    }
  };
  const change = (next: Partial<ToastQueueState>): void => {
    state = { ...state, ...next };
    runClocks();
    for (const listener of listeners) listener();
  };
  const stopClock = (id: string): void => {
    clocks.get(id)?.stop();
    clocks.delete(id);
  };
  const dismiss = (id: string): void => {
    stopClock(id);
    if (state.toasts.some((toast) => toast.id === id))
      change({ toasts: state.toasts.filter((toast) => toast.id !== id) });
  };
  const forget = (id: string): void => {
    dismiss(id);
    if (state.history.some((toast) => toast.id === id))
      change({ history: state.history.filter((toast) => toast.id !== id) });
  };
  const startClock = (toast: Toast): void => {
    stopClock(toast.id);
    const timeout = timeoutOf(toast);
    if (timeout !== null)
      clocks.set(
        toast.id,
        countdown(timeout, () => dismiss(toast.id)),
      );
    runClocks();
  };

  return {
    show(message, { quietly = false, insteadOf } = {}) {
      if (insteadOf !== undefined) forget(insteadOf);
      const same =
        quietly || message.action
          ? undefined
          : state.toasts.find((toast) => !toast.action && isSame(toast, message));
      const id = same?.id ?? `toast-${(lastId += 1)}`;
      const toast: Toast = { ...message, id, count: (same?.count ?? 0) + 1, at: new Date() };
      const history = [toast, ...state.history.filter((other) => other.id !== id)].slice(0, historyLength);
      // One that waits below newer ones comes up again.
      const toasts =
        same && shownToasts(state.toasts).includes(same)
          ? state.toasts.map((other) => (other === same ? toast : other))
          : [...state.toasts.filter((other) => other !== same), toast];
      change(quietly ? { history } : { toasts, history });
      if (!quietly) startClock(toast);
      return id;
    },
    dismiss,
    forget,
    pause() {
      isPaused = true;
      runClocks();
    },
    resume() {
      isPaused = false;
      runClocks();
    },
    clear() {
      for (const id of clocks.keys()) stopClock(id);
      change({ toasts: [] });
    },
    clearHistory: () => change({ history: [] }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
  };
}
