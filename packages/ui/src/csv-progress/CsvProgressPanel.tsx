import { Button } from '../button/Button.tsx';
import { DialogPanel } from '../dialog/DialogPanel.tsx';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import { Stack } from '../stack/Stack.tsx';
import type { CsvProgressParts } from './csv-progress-types.ts';

/** The floating part of a file under way. */
export function CsvProgressPanel({
  done,
  total,
  state = 'running',
  error,
  onCancel,
  onRetry,
  words,
  ...element
}: CsvProgressParts) {
  const hasFailed = state === 'failed';
  return (
    <DialogPanel
      {...element}
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
    </DialogPanel>
  );
}
