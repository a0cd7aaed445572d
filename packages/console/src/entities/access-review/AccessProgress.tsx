import { useTranslation } from 'react-i18next';
import type { AccessIndex, AccessReading } from '#queries/access-index.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { ReadingControls } from '#shared/loading/ReadingControls.tsx';
import { ReadingEnd } from '#shared/loading/ReadingEnd.tsx';
import { ReadingProgress } from '#shared/loading/ReadingProgress.tsx';

interface AccessProps {
  index: AccessIndex;
  reading: AccessReading;
}

/** Stops the reading of all mailboxes, goes on with it, or begins anew. */
export function AccessControls({ index: { phase, unread }, reading }: AccessProps) {
  return <ReadingControls phase={phase} isWhole={unread.length === 0} actions={reading} />;
}

/** How complete it is, as of when, and what could not be read. */
export function AccessProgress({ index, reading }: AccessProps) {
  const { t } = useTranslation('objects');
  const formats = useFormats();
  const { phase, known, unread, total, endedAt, error } = index;
  const progress = t('access.progress', { count: total ?? 0, read: formats.number(known.length) });
  if (phase === 'failed') return null;
  if (phase === 'reading') {
    return (
      <ReadingProgress
        label={t('access.running')}
        done={known.length + unread.length}
        total={total}
        text={progress}
        onStop={reading.stop}
      />
    );
  }
  return (
    <ReadingEnd
      phase={phase}
      progress={progress}
      until={endedAt}
      unread={{
        names: unread.map(({ name }) => name),
        words: (count, names) => t('access.unread', { count, names }),
        error,
      }}
    />
  );
}
