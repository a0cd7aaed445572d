import { Button, ProgressBar, RetryIcon, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { AccessIndex, AccessReading } from '#queries/access-index.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { useFormats } from '#shared/i18n/format.ts';

interface AccessProps {
  index: AccessIndex;
  reading: AccessReading;
}

/** Stops the reading of all mailboxes, goes on with it, or begins anew. */
export function AccessControls({ index: { phase, unread }, reading }: AccessProps) {
  const { t } = useTranslation(['objects', 'shell']);
  if (phase === 'failed') return null;
  if (phase === 'running') {
    return (
      <Button size="sm" onClick={reading.stop}>
        {t('access.stop')}
      </Button>
    );
  }
  if (phase === 'stopped' || unread.length > 0) {
    return (
      <Button size="sm" icon={RetryIcon} onClick={reading.resume}>
        {phase === 'stopped' ? t('access.resume') : t('shell:action.retry')}
      </Button>
    );
  }
  return (
    <Button size="sm" icon={RetryIcon} onClick={reading.restart}>
      {t('access.restart')}
    </Button>
  );
}

/** How complete it is, as of when, and what could not be read. */
export function AccessProgress({ index }: Pick<AccessProps, 'index'>) {
  const { t } = useTranslation('objects');
  const formats = useFormats();
  const { phase, known, unread, total = 0, endedAt } = index;
  const progress = t('access.progress', { count: total, read: formats.number(known.length) });
  if (phase === 'failed') return null;
  if (phase === 'running') {
    return (
      <ProgressBar
        label={t('access.running')}
        value={total === 0 ? undefined : (known.length + unread.length) / total}
        {...(total > 0 && { valueText: progress })}
      />
    );
  }
  const time = endedAt === undefined ? '' : formats.time(endedAt);
  return (
    <Stack gap={2} role="status">
      <Text size="small" tone="muted">
        {progress}
      </Text>
      {phase === 'stopped' ? (
        <Text size="small" tone="warning">
          {t('access.stopped', { time })}
        </Text>
      ) : (
        unread.length === 0 && (
          <Text size="small" tone="muted">
            {t('access.complete', { time })}
          </Text>
        )
      )}
      {unread.length > 0 && <Unread index={index} />}
    </Stack>
  );
}

const NAMED = 3;

function Unread({ index: { unread, error } }: Pick<AccessProps, 'index'>) {
  const { t } = useTranslation('objects');
  const why = useErrorWords(error);
  const names = unread.slice(0, NAMED).map(({ name }) => name);
  const more = unread.length - names.length;
  const named = [...names, ...(more > 0 ? [t('dependants.more', { count: more })] : [])].join(', ');
  return (
    <Text size="small" tone="warning">
      {t('access.unread', { count: unread.length, names: named })} {why?.title}
    </Text>
  );
}
