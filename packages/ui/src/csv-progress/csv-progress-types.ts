import type { ReactNode } from 'react';
import type { DialogElementProps, DialogWords } from '../dialog/dialog-types.ts';

/** Words of {@link CsvProgress}. */
export interface CsvProgressWords extends DialogWords {
  /** While rows are written ("Saving as CSV"). */
  readonly title?: string;
  /** Where they no longer are ("The file is not complete"). */
  readonly failedTitle?: string;
  /** "250 of 1,200 rows". */
  readonly progress?: (done: number, total: number) => string;
  readonly cancel?: string;
  readonly retry?: string;
}

/** What is said of a file under way. */
export interface CsvProgressParts extends DialogElementProps {
  /** Rows written so far. */
  readonly done: number;
  /** Rows there will be; 0 while that is unknown. */
  readonly total: number;
  /** Whether rows are still written, or none can be. @default 'running' */
  readonly state?: 'running' | 'failed';
  /** What went wrong. */
  readonly error?: ReactNode;
  /** Stops and closes; nothing is saved. Called as well where the dialog's own file cannot be fetched. */
  readonly onCancel: () => void;
  /** Tries again after a failure. Without it there is only the way out. */
  readonly onRetry?: () => void;
  /** The title, the names of the buttons, and how far it is. @default those of the `UiWordsProvider` */
  readonly words?: CsvProgressWords | undefined;
}

/** Properties of {@link CsvProgress}. */
export interface CsvProgressProps extends CsvProgressParts {
  /** Whether it is shown; the caller keeps it. */
  readonly isOpen: boolean;
}
