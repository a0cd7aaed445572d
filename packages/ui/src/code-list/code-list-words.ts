import type { CopyWords } from '../copy-button/copy-words.ts';

/** The words of `CodeList`. */
export interface CodeListWords extends CopyWords {
  readonly download?: string;
  readonly print?: string;
  /** Stands behind a code that works no more ("used"). */
  readonly used?: string;
}
