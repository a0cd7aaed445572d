import type { ToastTone } from './toast-types.ts';

/** What a screen reader hears, and what a reader sees, around every message. */
export interface ToastWords {
  /** How often it was said. */
  readonly times?: (count: number) => string;
  /** The tone in a word: color never says anything alone. */
  readonly tones?: Readonly<Record<ToastTone, string>>;
}

/** The words of `ToastRegion`. */
export interface ToastRegionWords extends ToastWords {
  /** Names the place where messages appear. */
  readonly region?: string;
  /** Names the button that takes a message away. */
  readonly dismiss?: (title: string) => string;
}

/** The words of `ToastHistory`. */
export interface ToastHistoryWords extends ToastWords {
  readonly empty?: string;
  /** What will be there, and for how long. */
  readonly emptyText?: string;
  readonly clear?: string;
}
