import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import type { DialogElementProps, DialogWords } from '../dialog/dialog-types.ts';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import { Stack } from '../stack/Stack.tsx';

/** Words of {@link CsvProgress}. */
export interface CsvProgressWords extends DialogWords {
  readonly title: string;
  /** "250 of 1,200 rows". */
  readonly progress: (done: number, total: number) => string;
  readonly cancel: string;
  readonly retry: string;
}

/** Properties of {@link CsvProgress}. */
export interface CsvProgressProps extends DialogElementProps {
  /** Whether it is shown; the caller keeps it. */
  readonly isOpen: boolean;
  /** Rows written so far. */
  readonly done: number;
  /** Rows there will be; 0 while nobody knows. */
  readonly total: number;
  /** Whether rows are still written, or none can be. @default 'running' */
  readonly state?: 'running' | 'failed';
  /** What went wrong. */
  readonly error?: ReactNode;
  /** Stops and closes; nothing is saved. */
  readonly onCancel: () => void;
  /** Tries again after a failure. Without it there is only the way out. */
  readonly onRetry?: () => void;
  /** The title, the names of the buttons, and how far it is. */
  readonly words: CsvProgressWords;
}

/**
 * A file is being put together page by page: how far it is, and the way out.
 *
 * - Do: say rows, not only percent; let it be cancelled at any time.
 * - Don't: use it for a file that the service makes: that is a `FileDownload`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Stays inside |
 * | Esc | Cancels |
 */
export function CsvProgress({
  isOpen,
  done,
  total,
  state = 'running',
  error,
  onCancel,
  onRetry,
  words,
  ...props
}: CsvProgressProps) {
  const hasFailed = state === 'failed';
  return (
    <Dialog
      {...props}
      isOpen={isOpen}
      onClose={onCancel}
      title={words.title}
      size="small"
      words={words}
      actions={
        <>
          <Button onClick={onCancel}>{words.cancel}</Button>
          {hasFailed && onRetry && (
            <Button design="primary" onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={12}>
        <ProgressBar label={words.progress(done, total)} value={total > 0 ? done / total : undefined} />
        {hasFailed && <div role="alert">{error}</div>}
      </Stack>
    </Dialog>
  );
}
