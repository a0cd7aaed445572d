import { UNSTABLE_ToastQueue as LibraryQueue } from 'react-aria-components/Toast';
import { shownToasts } from './shown-toasts.ts';
import type { Toast, ToastQueue } from './toast-types.ts';

type Shown = LibraryQueue<Toast>['visibleToasts'];

/**
 * Shows our queue to the primitives library, which wants one of its own kind. Ours keeps the time
 * and the history; the library keeps the focus, pauses while the pointer or the focus is inside,
 * and makes the region a landmark (F6). While the window is hidden the clocks stand still as well.
 */
export class MirroredQueue extends LibraryQueue<Toast> {
  readonly #source: ToastQueue;
  #isRead = false;

  constructor(source: ToastQueue) {
    super();
    this.#source = source;
    this.visibleToasts = this.#look();
  }

  #look(): Shown {
    return shownToasts(this.#source.snapshot().toasts)
      .toReversed()
      .map((toast) => ({ key: toast.id, content: toast }));
  }

  override subscribe(listener: () => void): () => void {
    const heard = (): void => {
      this.visibleToasts = this.#look();
      listener();
    };
    // What was said between the first render and the subscription.
    queueMicrotask(heard);
    return this.#source.subscribe(heard);
  }

  override close(key: string): void {
    this.#source.dismiss(key);
  }

  override pauseAll(): void {
    this.#isRead = true;
    this.#runClocks();
  }

  override resumeAll(): void {
    this.#isRead = false;
    this.#runClocks();
  }

  /** Lets the clocks stand still while nothing of the window is seen; answers how to end that. */
  watchWindow(): () => void {
    const look = (): void => this.#runClocks();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }

  #runClocks(): void {
    if (this.#isRead || document.hidden) this.#source.pause();
    else this.#source.resume();
  }
}
