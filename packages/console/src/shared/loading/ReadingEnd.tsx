import { Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { ReadingPhase } from '#queries/read-of-each.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { useTimeOfDay } from '#shared/i18n/use-time-of-day.ts';
import { useFewNames } from '#shared/i18n/use-few-names.ts';

interface Unread {
  /** Of what could not be read. */
  names: readonly string[];
  /** The sentence that names the first of them. */
  words: (count: number, names: string) => string;
  /** Why the last of them was not. */
  error: unknown;
}

interface ReadingEndProps {
  phase: Extract<ReadingPhase, 'stopped' | 'read'>;
  /** How much of it is read, in a sentence. */
  progress: string;
  until: Date | undefined;
  unread: Unread;
  /** What else keeps it from being the whole truth. */
  notice?: string | undefined;
}

/** How complete a long reading is, as of when, and what could not be read. */
export function ReadingEnd({ phase, progress, until, unread, notice }: ReadingEndProps) {
  const { t } = useTranslation('objects');
  const timeOf = useTimeOfDay();
  const time = until === undefined ? '' : timeOf(until);
  const whole = unread.names.length === 0 ? t('reading.complete', { time }) : t('reading.asOf', { time });
  return (
    <Stack gap={2} role="status">
      <Text size="small" tone="muted">
        {progress}
      </Text>
      <Text size="small" tone={phase === 'stopped' ? 'warning' : 'muted'}>
        {phase === 'stopped' ? t('reading.stopped', { time }) : whole}
      </Text>
      {unread.names.length > 0 && <UnreadLine {...unread} />}
      {notice !== undefined && (
        <Text size="small" tone="warning">
          {notice}
        </Text>
      )}
    </Stack>
  );
}

function UnreadLine({ names, words, error }: Unread) {
  const why = useErrorWords(error);
  const fewNames = useFewNames();
  return (
    <Text size="small" tone="warning">
      {words(names.length, fewNames(names))} {why?.title}
    </Text>
  );
}
