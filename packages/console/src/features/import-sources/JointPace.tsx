import { formatDuration } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jointPaceIn } from '#queries/import-sources-running.ts';
import { useTimeOfDay } from '#shared/i18n/use-time-of-day.ts';
import { useLiveSince } from '#shared/session/use-live-since.ts';

const LOOK_EVERY_MS = 2000;

/** How fast all imports are together, how long they will take, and when one last made progress: known only while the hub reports. */
export function JointPace() {
  const { t, i18n } = useTranslation('import-sources');
  const timeOf = useTimeOfDay();
  const queryClient = useQueryClient();
  const [pace, setPace] = useState<ReturnType<typeof jointPaceIn>>();
  useEffect(() => {
    const timer = setInterval(() => setPace(jointPaceIn(queryClient)), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [queryClient]);
  if (useLiveSince() === undefined || pace === undefined) return null;
  const { mailsPerMinute: count, leftMs, changedAt } = pace;
  const facts = [
    count !== undefined && leftMs === undefined && t('progress.speed', { count }),
    count !== undefined &&
      leftMs !== undefined &&
      t('progress.pace', { count, left: formatDuration(leftMs, i18n.language) }),
    t('progress.last', { time: timeOf(new Date(changedAt)) }),
  ];
  return <>{t('progress.together', { facts: facts.filter(Boolean).join(' · ') })} </>;
}
