import type { CopyWords } from '../copy-button/copy-words.ts';

/** The words of `SecretOnce`. */
export interface SecretOnceWords extends CopyWords {
  /** The action ("Download as file"). */
  readonly download?: string;
  /** What the reader confirms ("I have saved the token"). */
  readonly saved: string;
  /** Why that matters ("It is shown only now."). */
  readonly savedHint?: string;
}
