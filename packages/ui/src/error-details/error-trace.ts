import type { CopyWords } from '../copy-button/copy-words.ts';

/** The words around a trace id. */
export interface ErrorTraceWords extends Partial<CopyWords> {
  /** What the trace id is called ("Trace id"). */
  readonly label?: string;
}

/** What a helper needs to find an error again. */
export interface ErrorTrace {
  /** As the service sent it; shown whole, and copied as it is. */
  readonly id: string;
  /**
   * What it is called, the name of the button that copies it, and what is said of copying.
   * @default those of the `UiWordsProvider`
   */
  readonly words?: ErrorTraceWords | undefined;
}
