import { HideBelow, Inline, Spinner, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { backgroundJobsQueries } from '#queries/background-jobs.ts';

/** How many jobs run now; nothing where none does, or where it cannot be read. */
export function RunningJobs() {
  const { t } = useTranslation();
  const jobs = useQuery(backgroundJobsQueries.active());
  const count = jobs.data?.length ?? 0;
  if (count === 0) return null;
  return (
    <HideBelow width="medium">
      <Inline gap={8} wrap={false}>
        <Spinner />
        <Text as="span" size="small" tone="muted">
          {t('jobs.running', { count })}
        </Text>
      </Inline>
    </HideBelow>
  );
}
