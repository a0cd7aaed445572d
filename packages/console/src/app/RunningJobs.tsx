import type { BackgroundJob } from '@archive-console/api-client';
import { HideBelow, Popover, RelativeTime, Spinner, Stack, Text, TextLink } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { backgroundJobsQueries, MOST_JOBS_SHOWN } from '#queries/background-jobs.ts';
import { dateOf } from '#shared/i18n/days.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { dashboardPaths } from '#shared/paths/dashboard.ts';
import { areaOfJob } from './area-extras.ts';

/** How many jobs run now, and which; nothing where none does, or where it cannot be read. */
export function RunningJobs() {
  const { t } = useTranslation('home');
  const { pathname } = useLocation();
  const jobs = useQuery(backgroundJobsQueries.active()).data ?? [];
  const count = jobs.length;
  if (count === 0) return null;
  return (
    // Another page closes it.
    <Popover
      key={pathname}
      trigger={{
        design: 'quaternary',
        size: 'sm',
        label: (
          <>
            <Spinner isStill />
            <HideBelow as="span">{t('jobs.running', { count })}</HideBelow>
          </>
        ),
      }}
      aria-label={t('jobs.open', { count })}
      title={t('jobs.title')}
    >
      <Stack gap={12}>
        {count > MOST_JOBS_SHOWN && <Text tone="muted">{t('jobs.open', { count })}</Text>}
        <Stack as="ul" gap={10}>
          {jobs.slice(0, MOST_JOBS_SHOWN).map((job) => (
            <Job key={`${job.jobType} ${job.jobName} ${job.startedAt}`} job={job} />
          ))}
        </Stack>
        <TextLink render={(props) => <Link {...props} to={dashboardPaths.home()} />}>
          {t('jobs.show')}
        </TextLink>
      </Stack>
    </Popover>
  );
}

function Job({ job }: { job: BackgroundJob }) {
  const { t, i18n } = useTranslation('home');
  const formats = useFormats();
  const started = dateOf(job.startedAt);
  const area = areaOfJob(job);
  return (
    <li>
      <Text strong>
        {area === undefined ? (
          job.jobName
        ) : (
          <TextLink render={(props) => <Link {...props} to={area.prefix} />}>{job.jobName}</TextLink>
        )}
      </Text>
      {started && (
        <Text size="small" tone="muted" numeric>
          {`${t('jobs.since', { time: formats.time(started) })} · `}
          <RelativeTime at={started} locale={i18n.language} absolute="none" />
        </Text>
      )}
    </li>
  );
}
