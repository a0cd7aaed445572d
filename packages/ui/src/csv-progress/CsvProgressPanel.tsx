import { Button } from '../button/Button.tsx';
import { DialogPanel } from '../dialog/DialogPanel.tsx';
import { FieldError } from '../field/FieldError.tsx';
import { Stack } from '../stack/Stack.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { Bar } from './CsvProgressPanel.styles.ts';
import type { CsvProgressParts } from './csv-progress-types.ts';

/** The floating part of a file under way. */
export function CsvProgressPanel({
  done,
  total,
  state = 'running',
  error,
  onCancel,
  onRetry,
  words: own,
  ...element
}: CsvProgressParts) {
  const words = useUiWords('csvProgress', own);
  const hasFailed = state === 'failed';
  const unknown = hasFailed ? 0 : undefined;
  const value = total > 0 ? done / total : unknown;
  return (
    <DialogPanel
      {...element}
      onClose={onCancel}
      title={hasFailed ? words.failedTitle : words.title}
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
        <Bar label={words.progress(done, total)} value={value} data-stopped={hasFailed || undefined} />
        {hasFailed && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </Stack>
    </DialogPanel>
  );
}
