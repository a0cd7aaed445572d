import type { BackgroundJob } from '@archive-console/api-client';
import { Card, Grid, Skeleton, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/format.ts';
import { LoadFailed } from '#shared/LoadFailed.tsx';
import type { Figure } from '../figure.ts';
import { useJobType } from '../use-job-type.ts';
import { daysBetween } from '../usage-days.ts';

interface JobsCardProps {
  jobs: Figure<BackgroundJob[]>;
  now: Date;
}

/** What the service is busy with. How far a job has come is not told, and so it is not shown. */
export function JobsCard({ jobs, now }: JobsCardProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const freshness = jobs.state === 'ready' && t('tile.asOf', { time: formats.time(jobs.asOf) });
  return (
    <Card title={t('jobs.title')} aside={freshness} aria-busy={jobs.state === 'pending'}>
      {jobs.state === 'pending' && <Skeleton shape="text" width="40ch" />}
      {jobs.state === 'failed' && <LoadFailed error={jobs.error} onRetry={jobs.retry} />}
      {jobs.state === 'ready' && jobs.value.length === 0 && <Text tone="muted">{t('jobs.empty')}</Text>}
      {jobs.state === 'ready' && jobs.value.length > 0 && (
        <Grid as="ul" columns={2} gap={32} rowGap={12}>
          {jobs.value.map((job) => (
            <Job key={`${job.jobType} ${job.jobName} ${job.startedAt}`} job={job} now={now} />
          ))}
        </Grid>
      )}
    </Card>
  );
}

function Job({ job, now }: { job: BackgroundJob; now: Date }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const typeOf = useJobType();
  const started = new Date(job.startedAt);
  const facts = [typeOf(job)];
  if (!Number.isNaN(started.getTime())) {
    const time = formats.time(started);
    const moment = daysBetween(started, now) === 0 ? time : `${formats.date(started)}, ${time}`;
    facts.push(t('jobs.started', { time: moment, ago: formats.ago(started, now) }));
  }
  return (
    <li>
      <Stack gap={2}>
        <Text strong>{job.jobName}</Text>
        <Text size="small" tone="muted" numeric>
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </li>
  );
}
