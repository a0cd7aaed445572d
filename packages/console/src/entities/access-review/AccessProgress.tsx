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
export function AccessControls({ index: { phase, unread, isOutdated }, reading }: AccessProps) {
  // What is missing of what is out of date is not worth reading: all of it is read anew.
  const isAnew = isOutdated && phase === 'stopped';
  return (
    <ReadingControls
      phase={isAnew ? 'read' : phase}
      isWhole={isOutdated || unread.length === 0}
      actions={reading}
    />
  );
}

/** How complete it is, as of when, and what could not be read. */
export function AccessProgress({ index, reading }: AccessProps) {
  const { t } = useTranslation('objects');
  const formats = useFormats();
  const { phase, known, unread, total, endedAt, isOutdated, error } = index;
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
      notice={isOutdated ? t('access.outdated') : undefined}
    />
  );
}
