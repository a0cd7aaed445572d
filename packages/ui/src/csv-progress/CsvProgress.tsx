import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import { csvProgressPanel } from './csv-progress-panel.ts';
import type { CsvProgressProps } from './csv-progress-types.ts';

/**
 * A file is being put together page by page: how far it is, and the way out.
 *
 * - Do: say rows, not only percent; let it be canceled at any time.
 * - Don't: use it for a file that the service makes: that is a `FileDownload`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Stays inside |
 * | Esc | Cancels |
 */
export function CsvProgress({ isOpen, ...parts }: CsvProgressProps) {
  useReturnFocus(isOpen);
  return <LazyPart of={csvProgressPanel} wanted={isOpen} onFailed={parts.onCancel} props={() => parts} />;
}
