import { ProgressBar, Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { SlowNotice } from './SlowNotice.tsx';

interface ReadingProgressProps {
  label: string;
  /** Where the place says it. @default false */
  labelHidden?: boolean;
  done: number;
  /** Unknown until what is to be read is listed. */
  total: number | undefined;
  /** How far it is, in words. @default "3 of 12" */
  text?: string | undefined;
  onStop: () => void;
}

/** How far a long reading is, and after ten seconds that it takes long. */
export function ReadingProgress({
  label,
  labelHidden = false,
  done,
  total,
  text,
  onStop,
}: ReadingProgressProps) {
  const { t } = useTranslation('objects');
  const isCounted = total !== undefined && total > 0;
  return (
    <Stack gap={12}>
      <ProgressBar
        label={label}
        labelHidden={labelHidden}
        value={isCounted ? done / total : undefined}
        {...(isCounted && { valueText: text ?? t('bulk.progress', { done, total }) })}
      />
      <SlowNotice waiting onStop={onStop} />
    </Stack>
  );
}
