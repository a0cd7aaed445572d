import type { FileRefusal } from './file-refusal.ts';

/** Words of `FileField`. */
export interface FileFieldWords {
  /** Before the button ("Drop an .eml file here or"). It names the place for a screen reader too. */
  readonly drop: string;
  /** The button ("choose a file"). */
  readonly choose?: string;
  /** The button that takes the file away ("Remove offer.eml"). */
  readonly remove?: (name: string) => string;
  /** Announced when a file was taken ("offer.eml is chosen"). */
  readonly chosen?: (name: string) => string;
  /** Announced when the file was taken away ("No file is chosen"). */
  readonly removed?: string;
  /** Why files are not taken and what to do instead. A text that was dropped has no name. */
  readonly refused: (why: FileRefusal, name?: string) => string;
}
